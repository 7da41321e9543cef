import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const home = 'pages/home.json';
const lead = (to: string) => {
  content.replace('services/ai-strategy-consulting.json', '/services#ai-strategy-roadmap', to);
};
const hide = (slug: string) => {
  content.replace(`services/${slug}.json`, '"alt": ""', '"alt": "", "draft": true');
};

it('knows the card of a service as an anchor of the page that shows it', () => {
  lead('/#ethical-ai-audits');
  expect(content.problems()).toEqual([]);
});

it('reports a link to a card that its page does not show', () => {
  lead('/services#ethical-ai-audits');
  const [problem, ...others] = content.problems();
  expect(problem).toMatch(
    /^error \S+ leadsTo: Nothing on the page "\/services" has the anchor "ethical-ai-audits"/,
  );
  expect(others).toEqual([]);
});

it('reports a link from public content to the card of a draft, not one from a draft', () => {
  hide('ai-strategy-roadmap');
  const [problem, ...others] = content.problems();
  expect(problem).toMatch(/^error \S+ leadsTo: Nothing on the page "\/services" has the anchor/);
  expect(others).toEqual([]);
  hide('ai-strategy-consulting');
  expect(content.problems()).toEqual([]);
});

it('reports a service that two lists of a page show, since cards are found by its name', () => {
  const page = JSON.parse(content.read(home)) as { sections: { type: string }[] };
  const cards = page.sections.filter(({ type }) => type === 'service-cards');
  content.write(home, JSON.stringify({ ...page, sections: [...page.sections, ...cards] }));
  const problems = content.problems();
  expect(problems).toHaveLength(3);
  for (const problem of problems)
    expect(problem).toMatch(/: This page shows the service ".+" above/);
});

it('reports a section whose anchor is the name of a card', () => {
  content.replace(home, '"type": "hero"', '"type": "hero", "anchor": "ethical-ai-audits"');
  const [problem, ...others] = content.problems();
  expect(problem).toMatch(
    /^error \S+ sections\[\d\]\.services\[2\]: A section of this page has the anchor "ethical-ai-audits"/,
  );
  expect(others).toEqual([]);
});

it('reports a short name that the site itself uses as an id', () => {
  content.write(
    'services/main.json',
    content
      .read('services/ethical-ai-audits.json')
      .replace('"ethical-ai-audits"', '"main"')
      .replace('Audits', 'Tests'),
  );
  content.replace(home, '"ethical-ai-audits"', '"ethical-ai-audits", "main"');
  expect(content.problems()).toEqual([
    expect.stringMatching(/^error \S+ slug: The site itself uses the name "main"/),
  ]);
});

reportsEdits(
  content,
  `
  pages/home.json
  , "ethical-ai-audits" →
    warning services/ethical-ai-audits.json:2:3 slug: No page shows this service. Add "ethical-ai-audits" to the services of a page, or delete the file.
  `,
);

it('does not report a draft that no page lists', () => {
  content.replace('services/ethical-ai-audits.json', '"title"', '"draft": true, "title"');
  content.replace('pages/home.json', ', "ethical-ai-audits"', '');
  expect(content.problems()).toEqual([]);
});
