import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();

reportsEdits(
  'reports references to what does not exist',
  content,
  `
  pages/home.json
  "ethical-ai-audits" → "ethical-ai-audit"
    12:35 sections[1].services[1]: There is no service with the short name "ethical-ai-audit". Did you mean "ethical-ai-audits"?
  `,
);

it('reports no reference to an entry whose file can’t be read', () => {
  content.write('services/ethical-ai-audits.json', '');
  expect(content.problems()).toEqual([
    expect.stringContaining('content/services/ethical-ai-audits.json:1:1 The file is empty.'),
  ]);
});
