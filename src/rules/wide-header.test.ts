import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();
const file = 'navigation.json';

/** Writes labels of so many letters into the header, each on one of the four links but for that of the button. */
function label(links: number, button: number): void {
  const navigation = JSON.parse(content.read(file)) as {
    readonly primary: readonly object[];
    readonly action: object;
  };
  const primary = navigation.primary.map((link, index) => ({
    ...link,
    label: 'abcd'.charAt(index).repeat(links / navigation.primary.length),
  }));
  const action = { ...navigation.action, label: 'b'.repeat(button) };
  content.write(file, JSON.stringify({ ...navigation, primary, action }));
}

it.each([
  [60, 12],
  [32, 40],
])('has room for links of %d letters and a button of %d', (links, button) => {
  label(links, button);
  expect(content.problems()).toEqual([]);
});

it.each([
  [64, 12, 76],
  [40, 36, 76],
])('warns of links of %d letters and a button of %d', (links, button, letters) => {
  label(links, button);
  const [problem = '', ...others] = content.problems();
  expect(problem).toMatch(/^warning .*navigation\.json:\d+:\d+ primary: /);
  expect(problem).toContain(`have ${letters} letters; on a tablet there is room for 72`);
  expect(others).toEqual([]);
});
