import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where Gatsby looks for the fragments that it stitches pages from, in the folder of the site. */
const folderOfGatsby = '_gatsby';

/** Where they lie between builds, which no visitor sees. */
const folderBetween = '.cache/fragments';

/**
 * Takes Gatsby's fragments out of what is published.
 *
 * @param folder where the site was built.
 */
export const putFragmentsAway = (folder: string) =>
  move(path.join(folder, folderOfGatsby), folderBetween);

/** Puts them back, since a warm build stitches pages from fragments that it does not write again. */
export const putFragmentsBack = (folder: string) =>
  move(folderBetween, path.join(folder, folderOfGatsby));

/** Copies, since the two may lie on two disks. */
async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
