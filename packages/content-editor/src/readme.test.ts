import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from 'content-check/check-content';
import { buildFolder } from 'unit-testing/build-folder';
import { loadConfig } from './command/load-config';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the quick start', () => {
  const folder = buildFolder();

  it('defines an editor with the files that it shows', async () => {
    symlinkSync(path.resolve('node_modules'), path.join(folder.path(), 'node_modules'), 'junction');
    for (const file of ['content-model.ts', 'editor.config.ts'])
      folder.write(file, codeOf(file, read('README.md')));
    folder.write('content/dishes/corn-bread.json', '{ "title": "Corn Bread", "price": 4.5 }');
    const { editor, at } = loadConfig(path.join(folder.path(), 'editor.config.ts'));
    expect(editor).toMatchObject({
      title: 'Edit the menu',
      groups: { folders: { dishes: 'Dishes' } },
    });
    expect(await checkContent(editor.model, at('content'))).toEqual([]);
  });
});

describe('the structure', () => {
  const order = [...read('README.md').matchAll(/^- `src\/(.+?)(?:\.ts)?`:/gm)].map(
    ([, name = '']) => name,
  );

  it('lists each folder and file of src', () => {
    const all = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
    expect(order.toSorted()).toEqual(all.map((name) => name.replace(/\.ts$/, '')).toSorted());
  });

  it('has imports from above only', () => {
    const upwards = sources().flatMap((file) => {
      const rank = order.indexOf(topOf(file));
      return importsOf(file)
        .filter((imported) => order.indexOf(topOf(imported)) > rank)
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(upwards).toEqual([]);
  });

  it.each(['session', 'writing'])('has no upward imports between the folders of %s', (top) => {
    const inner = [...read('README.md').matchAll(/^ {2}- `(.+?)`:/gm)]
      .map(([, name = '']) => name)
      .filter((name) => name.startsWith(`${top}/`));
    const folders = readdirSync(path.join(__dirname, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'stories')
      .map(({ name }) => `${top}/${name}`);
    expect(inner.toSorted()).toEqual(folders.toSorted());
    const upwards = sources().flatMap((file) =>
      importsOf(file)
        .filter(
          (name) =>
            inner.indexOf(path.posix.dirname(name)) > inner.indexOf(path.posix.dirname(file)),
        )
        .filter(() => inner.includes(path.posix.dirname(file)))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(upwards).toEqual([]);
  });

  it('has the shared parts of the form at its bottom', () => {
    const upwards = sources()
      .filter((file) => file.startsWith('form/ui/'))
      .flatMap((file) => importsOf(file).map((imported) => [file, imported] as const))
      .filter(([, imported]) => !imported.startsWith('form/ui/'));
    expect(upwards).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = [
    'README.md',
    'PROMISES.md',
    ...readdirSync(__dirname)
      .map((folder) => `src/${folder}/README.md`)
      .filter((file) => existsSync(path.join(root, file))),
  ];
  const named = documents.flatMap((document) => filesIn(document).map((file) => [document, file]));

  it.each(named)('%s names %s, which is there', (document = '', file = '') => {
    // below the sources, the package, the repository, or where the document is
    const places = ['src', '.', '../..', path.dirname(document)];
    expect(places.some((place) => existsSync(path.join(root, place, file)))).toBe(true);
  });
});

/** The source files without their tests, by their paths in src. */
function sources(): readonly string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
}

/** What a source file imports of src, by path there. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(path.join(__dirname, file), 'utf8');
  return [...code.matchAll(/(?:from |import |import\()'(\..+?)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

/** The folder or file of src that has a path. */
const topOf = (file: string) => file.replace(/(?:\/.*|\.ts)$/, '');

/** The code that a document shows for a file. */
function codeOf(file: string, document: string): string {
  const [, rest = ''] = document.split(`in \`${file}\`.`);
  return /```ts\n(.*?)```/s.exec(rest)?.[1] ?? '';
}

/** The paths of files that a document of the package names, outside of its examples. */
function filesIn(document: string): readonly string[] {
  const words = read(document).replaceAll(/^( *)```.*?^\1```/gms, '');
  const paths =
    /`((?:\.\.\/)*[\w-]+(?:\/[\w-]+)*(?:\.\w+)+|(?:\.\.\/)*(?:src|tests|packages)(?:\/[\w-]+)+)`/g;
  return [...words.matchAll(paths)]
    .map(([, file = '']) => file)
    .filter((file) => file.includes('/'));
}
