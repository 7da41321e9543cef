import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const home = 'pages/home.json';

it.each(['message', 'name-hint', 'main', 'fonts'])('reports the reserved anchor "%s"', (anchor) => {
  content.replace('pages/about.json', '"anchor": "principles"', `"anchor": "${anchor}"`);
  expect(content.problems()).toEqual([
    expect.stringMatching(
      `^error content/pages/about.json:\\d+:\\d+ sections\\[\\d\\].anchor: The site itself uses the name "${anchor}"`,
    ),
  ]);
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
