import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const home = 'pages/home.json';

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
