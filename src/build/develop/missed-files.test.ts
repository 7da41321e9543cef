import { createHash } from 'node:crypto';
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { buildFolder } from 'unit-testing/build-folder';
import { missedFiles } from './missed-files';

const folder = buildFolder();
const deleteNode = jest.fn();
const place = (file: string) => path.join(folder.path(), file);
const nodeOf = (file: string, children = ['child']) => ({
  sourceInstanceName: 'content',
  extension: 'json',
  absolutePath: place(file),
  children,
  internal: { owner: 'gatsby-source-filesystem', contentDigest: digestOf('{}') },
});
const digestOf = (text: string) => createHash('md5').update(text).digest('hex');

/** Looks twice for what was missed, with these nodes. */
function lookTwice(nodes: readonly object[]): void {
  const look = missedFiles(
    {
      actions: { deleteNode },
      getNode: (id: string) => ({ id }),
      getNodesByType: () => nodes,
    } as unknown as CreatePagesArgs,
    folder.path(),
  );
  look();
  look();
}

beforeEach(() => {
  folder.write('pages/home.json', '{}');
  utimesSync(place('pages/home.json'), new Date(0), new Date(0));
});
const changed = () => statSync(place('pages/home.json')).mtimeMs > 0;

it('lets Gatsby read a file that has no node', () => {
  lookTwice([]);
  expect(changed()).toBe(true);
});

it('lets Gatsby read a file again whose change it has forgotten', () => {
  const { internal, ...node } = nodeOf('pages/home.json');
  lookTwice([{ ...node, internal: { ...internal, contentDigest: digestOf('{ }') } }]);
  expect(changed()).toBe(true);
});

it.each([
  ['of a file that is gone', () => nodeOf('pages/gone.json')],
  ['of a file of which nothing was read', () => nodeOf('pages/home.json', [])],
])('deletes a node %s, as its owner', (_name, node) => {
  const wrong = node();
  lookTwice([nodeOf('pages/home.json'), wrong]);
  expect(deleteNode).toHaveBeenCalledWith(wrong, { name: 'gatsby-source-filesystem' });
});

it('leaves alone what Gatsby has read', () => {
  lookTwice([nodeOf('pages/home.json')]);
  expect(changed()).toBe(false);
  expect(deleteNode).not.toHaveBeenCalled();
});
