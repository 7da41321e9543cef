import { fixtureInMemory } from '../../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

const askForForm = (entry: object) => {
  content.replace('site.json', '"keywords"', `"editor": ${JSON.stringify(entry)}, "keywords"`);
};

it.each([
  { host: 'github', repository: 'ridgeline/website' },
  { host: 'gitlab', repository: 'ridgeline/sites/website', applicationId: '5c6a3a5f' },
  { host: 'gitlab', repository: 'ridgeline/website', address: 'https://git.example.org:8443' },
  { host: 'forgejo', repository: 'ridgeline/website', address: 'https://git.example.org' },
])('accepts the editor at %j', (entry) => {
  askForForm({ ...entry, branch: 'main' });
  expect(content.problems()).toEqual([]);
});

it.each([
  [{ host: 'github', address: 'https://github.com' }, 'editor.address: GitHub has one address'],
  [{ host: 'github', applicationId: 'abc' }, 'editor.applicationId: GitHub has one address'],
  [{ host: 'forgejo', repository: 'a/b/c' }, 'editor.repository: Only GitLab has groups'],
  [{ host: 'github', repository: 'a/b/c' }, 'editor.repository: Only GitLab has groups'],
  [{ host: 'gitlab', address: 'http://git.example.org' }, 'This address is not secure'],
  [
    { host: 'forgejo', address: 'https://example.org/git/ridgeline/website' },
    'Use that of the host: "https://example.org/git".',
  ],
  [{ host: 'bitbucket' }, 'editor.host'],
])('refuses the editor at %j', (entry, words) => {
  askForForm({ repository: 'ridgeline/website', branch: 'main', ...entry });
  expect(content.problems().join('\n')).toContain(words);
});
