import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedAttributes } from './attributes';

// the frame beside the editor's form has a page as its scripts leave it
const files = ['src', 'plugins', 'packages/content-editor/src/site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) && !/generated|node_modules|theme.attributes/.test(file),
    )
    .map((file) => path.join(folder, file)),
);

/** The folders in which each attribute is written. */
const folders = new Map<string, Set<string>>();
for (const file of files)
  for (const [name] of readFileSync(file, 'utf8').matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g))
    folders.set(name, (folders.get(name) ?? new Set()).add(path.dirname(file)));

it('names each attribute by which files of different folders know of each other, and no other', () => {
  const shared = [...folders].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
  expect(Object.keys(sharedAttributes).sort()).toEqual(shared.sort());
});
