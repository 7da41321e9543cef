import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

const publishEditor = (entry: object) => {
  const editor = { host: 'github', repository: 'ridgeline/website', branch: 'main', ...entry };
  content.replace('site.json', '"keywords"', `"editor": ${JSON.stringify(editor)}, "keywords"`);
};

it('accepts the editor at GitHub', () => {
  publishEditor({});
  expect(content.problems()).toEqual([]);
});

it.each([
  [{ host: 'gitlab' }, 'editor.host: "gitlab" is not one of the choices.'],
  [{ address: 'https://git.example.org' }, 'editor.address: There is no field with this name'],
  [{ applicationId: '5c6a3a5f' }, 'editor.applicationId: There is no field with this name'],
  [{ repository: 'a/b/c' }, 'editor.repository: This has the wrong format'],
])('refuses the editor with %j', (entry, words) => {
  publishEditor(entry);
  expect(content.problems().join('\n')).toContain(words);
});

it.each(['ridgeline', 'ridgeline/website/tree', 'https://github.com/ridgeline/website'])(
  'refuses the repository %s',
  (repository) => {
    publishEditor({ repository });
    expect(content.problems().join('\n')).toContain('Use the owner and the name');
  },
);
