import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteEditor } from 'content-editor/site-editor';
import { writeHostedEditor } from 'content-editor/write-hosted';
import { compressFiles } from 'static-site/compress';
import { editorAddress } from '../../src/model/paths';
import type { SiteContent } from '../../src/model/site';
import { siteAddress } from '../../src/build/environment/site-address';
import { packageOf } from '../../src/build/bundles/bundled-packages';
import { writeLicenses } from '../../src/build/post-build/licenses';
import { editorFolder } from './editor-folder';

/**
 * Writes the editor into the built site, if its content asks for it. The content was checked before.
 * @param root the folder of the site
 */
export async function writePublishedEditor(root: string): Promise<void> {
  const content = path.join(root, 'content');
  const { editor, url } = JSON.parse(
    await readFile(path.join(content, 'site.json'), 'utf8'),
  ) as SiteContent;
  if (!editor) return;
  const { repository, branch } = editor;
  const folder = editorFolder(root);
  const sources = await writeHostedEditor({
    ...siteEditor,
    root: content,
    repository: { name: repository, branch, folder: 'content' },
    folder: path.resolve(folder),
    base: `${siteAddress(process.env, () => url).pathPrefix}${editorAddress}/`,
  });
  const packages = new Set(sources.flatMap((file) => packageOf(file) ?? []));
  await writeLicenses(folder, [...packages]);
  await compressFiles(folder);
}
