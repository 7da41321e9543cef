import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';
import { publicEntries } from '../../model/public-entries';
import { showsDrafts } from '../environment/switches';
import { builtContent, contentFolder } from './content-folders';
import { copyFolder } from './copy-folder';

/**
 * Makes the copy of the content that a build reads. Unless the build shows drafts, nothing in it
 * knows of them.
 */
export async function writeBuiltContent(
  environment: Parameters<typeof showsDrafts>[0],
  from = contentFolder,
  to = builtContent,
): Promise<void> {
  await copyFolder(from, to);
  if (showsDrafts(environment)) return;
  const files = (await filesOf(to)).filter((file) => file.endsWith('.json'));
  const read = files.map(async (file) => {
    const entry = JSON.parse(await readFile(path.join(to, file), 'utf8')) as object;
    return [file, entry] as const;
  });
  const entries = Object.fromEntries(await Promise.all(read));
  const shown = publicEntries(entries);
  for (const [file, entry] of Object.entries(entries)) {
    const target = path.join(to, file);
    if (!shown[file]) await rm(target);
    else if (shown[file] !== entry) await writeFile(target, JSON.stringify(shown[file]));
  }
}
