import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the README', () => {
  it('lists each folder and file of src', () => {
    const listed = [...read('README.md').matchAll(/^- `src\/(.+?)`/gm)].map(
      ([, name = '']) => name,
    );
    const all = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  describe('the documents', () => {
    const documents = [
      'README.md',
      'CHANGING.md',
      'PROMISES.md',
      ...readdirSync(__dirname)
        .map((folder) => `src/${folder}/README.md`)
        .filter((file) => existsSync(path.join(root, file))),
    ];
    const named = documents.flatMap((document) =>
      filesIn(document).map((file) => [document, file]),
    );

    it.each(named)('%s names %s, which is there', (document = '', file = '') => {
      // below the sources, the package, the repository, or where the document is
      const places = ['src', '.', '../..', path.dirname(document)];
      expect(places.some((place) => existsSync(path.join(root, place, file)))).toBe(true);
    });
  });
});

describe('a source without a test beside it', () => {
  it('names its tests, which are there', () => {
    const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const named = sources.flatMap((source) => {
      const [, files = ''] =
        /^(?:\/\*| \*) Tests: (.+?)(?: \*\/)?$/m.exec(read(`src/${source}`)) ?? [];
      return [...files.matchAll(/`(.+?)`/g)].map(([, file = '']) =>
        path.join(__dirname, path.dirname(source), file),
      );
    });
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** The paths of files that a document of the package names, outside of its examples. */
function filesIn(document: string): readonly string[] {
  const words = read(document).replaceAll(/^( *)```.*?^\1```/gms, '');
  const paths =
    /`((?:\.\.\/)*[\w-]+(?:\/[\w-]+)*(?:\.\w+)+|(?:\.\.\/)*(?:src|tests|packages)(?:\/[\w-]+)+)`/g;
  return [...words.matchAll(paths)]
    .map(([, file = '']) => file)
    .filter((file) => file.includes('/'));
}
