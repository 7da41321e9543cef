import * as z from 'zod';
import type { Listed } from './git-host';
import type { ForgejoRequests } from './forgejo-request';

const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});

/**
 * The files of a folder at a commit, with the id of the folder: a list of all files of the repository, in Git’s order, is
 * read as far as it has that folder. A page of it has a thousand.
 * @returns undefined without such a folder
 */
export async function listFolder(
  { rest }: ForgejoRequests,
  repository: string,
  revision: string,
  folder: string,
): Promise<{ readonly tree: string; readonly files: readonly Listed[] } | undefined> {
  let id: string | undefined;
  const files: Listed[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = `recursive=true&per_page=1000&page=${page}`;
    const part = await rest(`${repository}/git/trees/${revision}?${query}`, tree);
    for (const { path, type, sha } of part.tree) {
      if (path === folder && type === 'tree') id = sha;
      else if (!path.startsWith(`${folder}/`)) continue;
      else if (type === 'blob') files.push({ path: path.slice(folder.length + 1), id: sha });
    }
    const last = part.tree.at(-1)?.path ?? '';
    const isPast = id !== undefined && last !== folder && !last.startsWith(`${folder}/`);
    isMore = part.truncated && part.tree.length > 0 && !isPast;
  }
  return id === undefined ? undefined : { tree: id, files };
}
