import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentCopy } from './content-copy';
import type { SiteCopy } from './site-copy';

/** Gives a copy of the site the example as its content: the site's own is the editors' to change. */
export async function putExampleContent({ root }: SiteCopy): Promise<void> {
  const example = new ContentCopy();
  await example.prepare();
  example.restore();
  const content = path.join(root, 'content');
  await rm(content, { recursive: true });
  await cp(example.root, content, { recursive: true });
  example.discard();
}
