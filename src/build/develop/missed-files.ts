import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from 'content-check/ignored-files';
import type { CreatePagesArgs, Node } from 'gatsby';

/*
 * Gatsby may do in another order what several changes of one file ask for: a file that is deleted and brought back may be
 * left without a node, and a deleted one with one. It also forgets changes that wait for others if a page is asked for
 * meanwhile.
 */

type Api = Pick<CreatePagesArgs, 'actions' | 'getNode' | 'getNodesByType'>;

/**
 * Finds the JSON files of a folder that Gatsby has missed, and lets it read them again.
 * @returns a function that looks for them; what it finds twice in a row was missed
 */
export function missedFiles({ actions, getNode, getNodesByType }: Api, folder: string): () => void {
  let before: readonly string[] = [];
  return () => {
    const nodes = getNodesByType('File').filter(
      ({ sourceInstanceName, extension }) =>
        sourceInstanceName === 'content' && extension === 'json',
    );
    const fileOf = (node: (typeof nodes)[number]) => path.resolve(String(node.absolutePath));
    const wrong = nodes.filter(
      (node) => !existsSync(fileOf(node)) || !node.children.some((child) => getNode(child)),
    );
    const known = new Set(nodes.map(fileOf));
    const missed = [
      ...filesOf(folder).filter((file) => !known.has(file)),
      ...nodes.filter((node) => !wrong.includes(node) && isOld(node)).map(fileOf),
    ];
    // a file is read as soon as its time changes; Gatsby ends if another plugin than its owner deletes a node
    for (const node of wrong)
      if (before.includes(fileOf(node))) actions.deleteNode(node, { name: node.internal.owner });
    for (const file of missed) if (before.includes(file)) utimesSync(file, new Date(), new Date());
    before = [...wrong.map(fileOf), ...missed];
  };
}

/** Whether a file has changed since its node was made, whose digest is that of gatsby-source-filesystem. */
const isOld = ({ absolutePath, internal }: Node): boolean =>
  createHash('md5')
    .update(readFileSync(String(absolutePath)))
    .digest('hex') !== internal.contentDigest;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !isLeftover(path.basename(file)))
    .map((file) => path.resolve(folder, file));
