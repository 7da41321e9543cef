import { contentForTests } from '../../../tests/support/content-copy';

const content = contentForTests();

it('reports a service that no file describes, with the one most likely meant', async () => {
  content.replace('pages/home.json', '"ethical-ai-audits"', '"ethical-ai-audit"');
  expect(await content.problems()).toEqual([
    'error content/pages/home.json:41:74 sections[1].services[2]: There is no service with the short name "ethical-ai-audit". Did you mean "ethical-ai-audits"?',
  ]);
});

it('does not send the editor to the page when it is the service’s file that can’t be read', async () => {
  content.write('services/ethical-ai-audits.json', '');
  expect(await content.problems()).toEqual([
    expect.stringContaining('content/services/ethical-ai-audits.json:1:1 The file is empty.'),
  ]);
});

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

it('reports two pages with one main heading', async () => {
  content.replace('pages/about.json', 'Our Mission: AI for Good in Appalachia', "Let's Connect");
  expect(await content.problems()).toEqual([
    `error content/pages/contact.json:9:7 sections[0].heading: Another page has the main heading "Let's Connect" (content/pages/about.json). Change or remove this one.`,
  ]);
});

it('reports two sections of a page with one anchor', async () => {
  content.replace(
    'pages/services.json',
    '"heading": "What',
    '"anchor": "how-it-runs", "heading": "What',
  );
  expect(await content.problems()).toEqual([
    'error content/pages/services.json:56:7 sections[2].anchor: Another section has the anchor "how-it-runs". Change or remove this one.',
  ]);
});

it('reports a service that a list shows twice, but not one that two lists show', async () => {
  content.replace('pages/home.json', '"ethical-ai-audits"', '"ai-strategy-consulting"');
  content.replace(
    'pages/services.json',
    '"ai-strategy-roadmap"',
    '"ethical-ai-audits", "ai-strategy-roadmap"',
  );
  expect(await content.problems()).toEqual([
    'error content/pages/home.json:41:74 sections[1].services[2]: This list already shows "ai-strategy-consulting". Change or remove this one.',
  ]);
});

it('warns of a service that no page shows', async () => {
  content.replace('pages/home.json', ', "ethical-ai-audits"', '');
  expect(await content.problems()).toEqual([
    'warning content/services/ethical-ai-audits.json:2:3 slug: No page shows this service. Add "ethical-ai-audits" to the services of a page, or delete the file.',
  ]);
});
