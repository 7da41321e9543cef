import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

const publishEditor = () => {
  content.replace(
    'site.json',
    '"keywords"',
    '"editor": { "host": "github", "repository": "ridgeline/website", "branch": "main" }, "keywords"',
  );
};

const taken = (place: string) =>
  `error content/redirects.json:5:7 redirects[1].from: The editor on the published site has the address "${place}". Choose another one.`;

it('allows any address on a site without the editor', () => {
  content.replace('redirects.json', '"/work/process"', '"/edit"');
  expect(content.problems()).toEqual([]);
});

it.each(['/edit', '/edit/more'])('refuses the redirect from %s on a site with it', (place) => {
  publishEditor();
  content.replace('redirects.json', '"/work/process"', `"${place}"`);
  expect(content.problems()).toEqual([taken(place)]);
});

it('refuses a page there', () => {
  publishEditor();
  content.replace('pages/contact.json', '"/contact"', '"/edit"');
  expect(content.problems().join('\n')).toContain(
    'pages/contact.json:2:3 path: The editor on the published site has the address "/edit".',
  );
});

it('accepts the editor on a site whose addresses are others', () => {
  publishEditor();
  expect(content.problems()).toEqual([]);
});
