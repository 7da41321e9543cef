import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();

reportsEdits(
  'reports texts that must be unique, and are not',
  content,
  `
  pages/home.json
  "ethical-ai-audits" → "ai-strategy"
    12:35 sections[1].services[1]: This list already shows "ai-strategy". Change or remove this one.
  "type": "prose" → "type": "cards", "services": ["ai-strategy"], "anchor": "more"}, {"type": "prose"
    nothing
  "type": "prose" → "type": "cards", "services": [], "anchor": "more"}, {"anchor": "more", "type": "prose"
    15:60 sections[3].anchor: Another section has the anchor "more". Change or remove this one.
  "type": "prose" → "anchor": "principles", "type": "prose"
    nothing
  "heading": "Pioneering Ethical AI" → "heading": "AI for Good in Appalachia"
    7:7 sections[0].heading: Another page has the main heading "AI for Good in Appalachia" (content/pages/about.json). Change or remove this one.
  "path": "/" → "path": "/about"
    2:3 path: Another page has the address "/about" (content/pages/about.json). Change or remove this one.
  `,
);

it('reports a duplicate short name, and a title that visitors could not tell apart', () => {
  content.write('services/zebra.json', content.read('services/ethical-ai-audits.json'));
  expect(content.problems()).toEqual([
    'error content/services/zebra.json:2:3 slug: Another service has the short name "ethical-ai-audits" (content/services/ethical-ai-audits.json). Change or remove this one.',
    'warning content/services/zebra.json:3:3 title: Another service has the title "Ethical AI Audits" (content/services/ethical-ai-audits.json). Change or remove this one.',
  ]);
});
