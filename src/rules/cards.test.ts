import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

describe('anchors', () => {
  const home = 'pages/home.json';

  it.each(['message', 'name-hint', 'main', 'deferred-scripts'])(
    'reports the reserved anchor "%s"',
    (anchor) => {
      content.replace('pages/about.json', '"anchor": "principles"', `"anchor": "${anchor}"`);
      expect(content.problems()).toEqual([
        expect.stringMatching(
          `^error content/pages/about.json:\\d+:\\d+ sections\\[\\d\\].anchor: The site itself uses the name "${anchor}"`,
        ),
      ]);
    },
  );

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
});

describe('repeated cards', () => {
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
});

describe('unlisted services', () => {
  reportsEdits(
    'warns of services that no page shows',
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
});
