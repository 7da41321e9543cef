import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentForTests } from './content-copy';

const content = contentForTests();
const page = 'pages/home.json';

const paths = () => readdirSync(content.root, { recursive: true, encoding: 'utf8' }).sort();

it.each<[string, () => void]>([
  [
    'a file written over',
    () => {
      content.write(page, '{}');
    },
  ],
  [
    'a file with as many other bytes',
    () => {
      content.write(page, content.read(page).replace('{', '['));
    },
  ],
  [
    'a file that is gone',
    () => {
      content.remove(page);
    },
  ],
  [
    'a file too many',
    () => {
      content.write('pages/new.json', '{}');
    },
  ],
  [
    'a folder too many',
    () => {
      mkdirSync(join(content.root, 'new/folder'), { recursive: true });
    },
  ],
  [
    'a folder in the place of a file',
    () => {
      content.remove(page);
      mkdirSync(join(content.root, page));
    },
  ],
  [
    'a link in the place of a file',
    () => {
      content.remove(page);
      symlinkSync(join(content.root, 'images'), join(content.root, page));
    },
  ],
])('restores the content after %s', (_name, damage) => {
  const [before, text] = [paths(), content.read(page)];
  damage();
  content.restore();
  expect(paths()).toEqual(before);
  expect(readFileSync(join(content.root, page), 'utf8')).toBe(text);
});
