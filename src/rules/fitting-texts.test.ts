import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

describe('search results', () => {
  reportsEdits(
    'warns of titles and descriptions that search results would cut, or that say little',
    content,
    `
  pages/404.json
  "title": "Page Not Found" → "title": "${'A'.repeat(41)}"
    nothing

  pages/contact.json
  "title": "Contact" → "title": "${'A'.repeat(41)}"
    warning 3:3 title: This is long for search results (41 characters). 4 to 40 are best.
  "title": "Contact" → "title": "Hi"
    warning 3:3 title: This is short for search results (2 characters). 4 to 40 are best.
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Write or call.
    warning 4:3 description: This is short for search results (14 characters). 70 to 155 are best.

  site.json
  "description": " → "description": "${'A'.repeat(150)}
    warning 8:3 description: This is long for search results (294 characters). 70 to 155 are best.
  `,
  );
});

describe('wide header', () => {
  type Link = { readonly label: string };
  type Edited = {
    readonly primary: readonly Link[];
    readonly action?: Link | undefined;
    readonly beforeNumber?: string;
  };

  /** Writes labels of so many letters on the four links of the header, with these words on its button. */
  function write(links: number, button: Pick<Edited, 'action' | 'beforeNumber'>): void {
    const file = 'navigation.json';
    const navigation = JSON.parse(content.read(file)) as Edited;
    const primary = navigation.primary.map((link, index) => ({
      ...link,
      label: 'abcd'.charAt(index).repeat(links / navigation.primary.length),
    }));
    const action = button.action && { ...navigation.action, ...button.action };
    content.write(file, JSON.stringify({ ...navigation, primary, ...button, action }));
  }

  const label = (letters: number) => ({ label: 'b'.repeat(letters) });

  it.each([
    ['words of its own', 28, { action: label(24) }],
    ['a number', 28, { action: label(4), beforeNumber: 'Call us' }],
    ['no button', 52, { action: undefined }],
  ])('has room for links and %s', (_button, links, button) => {
    write(links, button);
    expect(content.problems()).toEqual([]);
  });

  it.each([
    ['words of its own', 32, { action: label(40) }, 'and the button "bbb', 72],
    [
      'a number',
      28,
      { action: label(4), beforeNumber: 'Call us now' },
      '"Call us now (304) 555-0142"',
      54,
    ],
    ['no button', 56, { action: undefined }, 'These links have', 56],
  ])('warns of too long links with %s', (_button, links, button, words, letters) => {
    write(links, button);
    const [problem = '', ...others] = content.problems();
    expect(problem).toMatch(/^warning .*navigation\.json:\d+:\d+ primary: /);
    expect(problem).toContain(words);
    expect(problem).toContain(`have ${letters} letters; on a tablet there is room for 52`);
    expect(others).toEqual([]);
  });
});

it('warns of blocks in large text that are no paragraphs', () => {
  const page = 'pages/home.json';
  const entry = JSON.parse(content.read(page)) as { readonly sections: readonly object[] };
  const prose = { type: 'prose', paragraphs: ['Fair.', '- Tested.'] };
  const added = [
    { ...prose, heading: 'Promises' },
    { ...prose, heading: 'Statements', large: true },
  ];
  content.write(page, JSON.stringify({ ...entry, sections: [...entry.sections, ...added] }));
  const found = content.problems().filter((problem) => problem.includes('Large text'));
  const place = `sections[${entry.sections.length + 1}].paragraphs[1]`;
  expect(found).toEqual([
    expect.stringContaining(` ${place}: Large text looks right in paragraphs`),
  ]);
});

describe('undrawn letters', () => {
  reportsEdits(
    'warns of letters that preview pictures can’t show',
    content,
    `
  pages/404.json
  "title": "Page Not Found" → "title": "Łódź"
    nothing

  pages/contact.json
  "title": "Contact" → "title": "Łódź"
    nothing
  "heading": "Let's Connect" → "heading": "Łódź"
    warning 9:7 sections[0].heading: Preview pictures of shared links can’t show "Ł", which their font lacks. Use Western European letters, or leave it.
  "heading": "Let's Connect" → "heading": "Ćwiczenia"
    nothing

  site.json
  "name": "Example and Company" → "name": "Пример"
    warning 2:3 name: Preview pictures of shared links can’t show "П", which their font lacks. Use Western European letters, or leave it.
  `,
  );

  it('warns of the heading alone, whatever else has the same words', () => {
    content.replace('pages/contact.json', '"title": "Contact"', '"title": "Łódź"');
    content.replace('pages/contact.json', "Let's Connect", 'Łódź');
    expect(content.problems()).toEqual([expect.stringContaining(' sections[0].heading: ')]);
  });
});
