import { commitAll, git } from 'unit-testing/git';
import { buildFolder } from 'unit-testing/build-folder';
import { changedSince, gatesOf } from './gates';

const folder = buildFolder({ enter: true });

it.each([
  ['content/pages/home.json', ['content']],
  ['packages/content-editor/README.md', ['content']],
  ['packages/content-editor/src/facts.ts', ['editor']],
  ['src/sections/hero/hero.tsx', ['content', 'site']],
  ['tests/e2e/header/menu.spec.ts', ['content', 'site']],
  ['src/fields/icons.ts', ['content', 'site', 'editor']],
  ['src/layout/layout.tsx', ['content', 'site', 'editor']],
  ['src/model/service.ts', ['content', 'site', 'editor']],
  ['src/sections/label/schema.ts', ['content', 'site', 'editor']],
  ['src/scenes/registry.ts', ['content', 'site', 'editor']],
  ['packages/content-check/src/check-content.ts', ['content', 'site', 'editor']],
  ['package-lock.json', ['content', 'site', 'editor']],
])('a change of %s has to pass %j', (file, gates) => {
  expect(gatesOf([file])).toEqual(gates);
});

it('several changes have to pass the gates of each, in their order', () => {
  expect(gatesOf(['packages/content-editor/src/facts.ts', 'content/site.json'])).toEqual([
    'content',
    'editor',
  ]);
});

it('all gates are to pass where nothing has changed, or there is nothing to compare with', () => {
  expect(gatesOf([])).toEqual(['content', 'site', 'editor']);
  expect(changedSince('origin/main')).toEqual([]);
});

it('finds what a branch has changed, committed or not, and nothing that others have changed since', () => {
  git(folder.path(), 'init', '--quiet', '--initial-branch=main');
  for (const file of ['kept.ts', 'moved.ts', 'edited.ts']) folder.write(file, file);
  commitAll(folder.path());
  git(folder.path(), 'switch', '--quiet', '--create', 'branch');
  git(folder.path(), 'mv', 'moved.ts', 'away.ts');
  commitAll(folder.path());
  git(folder.path(), 'switch', '--quiet', 'main');
  folder.write('kept.ts', 'of others');
  commitAll(folder.path());
  git(folder.path(), 'switch', '--quiet', 'branch');
  folder.write('edited.ts', 'edited');
  folder.write('new.ts', 'new');
  expect(changedSince('main').toSorted()).toEqual(['away.ts', 'edited.ts', 'moved.ts', 'new.ts']);
});
