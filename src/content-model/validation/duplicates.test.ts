import { contentForTests } from '../../../tests/helpers/content-copy';
import { reportsEdits } from '../../../tests/helpers/edit-cases';

const content = contentForTests();

reportsEdits(
  content,
  `
  pages/services.json
  "heading": "What → "anchor": "how-it-runs", "heading": "What
    56:7 sections[2].anchor: Another section has the anchor "how-it-runs". Change or remove this one.

  pages/about.json
  Our Mission: AI for Good in Appalachia → Let's Connect
    pages/contact.json:9:7 sections[0].heading: Another page has the main heading "Let's Connect" (content/pages/about.json). Change or remove this one.

  pages/contact.json
  "title": "Contact" → "title": "Our Mission and Commitments"
    warning 3:3 title: Another page has the title "Our Mission and Commitments" (content/pages/about.json). Change or remove this one.
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Who we are, what we promise West Virginia's businesses and communities, and what we mean when we call AI ethical.
    warning 4:3 description: Another page has the description "Who we are, what we promise West Virginia's businesses a…" (content/pages/about.json). Change or remove this one.
  `,
);

it('reports two services with one short name', async () => {
  content.write('services/zebra.json', content.read('services/ethical-ai-audits.json'));
  expect(await content.problems()).toEqual([
    'error content/services/zebra.json:2:3 slug: Another service has the short name "ethical-ai-audits" (content/services/ethical-ai-audits.json). Change or remove this one.',
  ]);
});

it('reports two pages with one address', async () => {
  content.replace('pages/services.json', '"path": "/services"', '"path": "/contact"');
  expect(await content.problems()).toContain(
    'error content/pages/services.json:2:3 path: Another page has the address "/contact" (content/pages/contact.json). Change or remove this one.',
  );
});

it('reports a service that a list shows twice, but not one that two lists show', async () => {
  content.replace('pages/home.json', '"ethical-ai-audits"', '"ai-strategy-consulting"');
  content.replace('pages/services.json', '"ai-strategy-r', '"ethical-ai-audits", "ai-strategy-r');
  expect(await content.problems()).toEqual([
    'error content/pages/home.json:41:74 sections[1].services[2]: This list already shows "ai-strategy-consulting". Change or remove this one.',
  ]);
});
