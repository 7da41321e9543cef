import { createHash } from 'node:crypto';
import path from 'node:path';

/** What an editor's page says of its content folder, so that it can be told from that of another site. */
export function folderMark(root: string): string {
  return createHash('sha256').update(path.resolve(root)).digest('hex');
}

/** Whether the editor of a content folder answers at an address. */
export async function isEdited(root: string, url: string): Promise<boolean> {
  const page = await fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );
  return page.includes(folderMark(root));
}
