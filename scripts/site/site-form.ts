import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { valueAt } from 'content-check/schema-traversal';
import { writeHostedEditor } from 'content-editor/server';
import { compressFiles } from 'static-site/compress';
import { formAddress } from '../../src/content-model/form-address';
import type { SiteContent } from '../../src/content-model/site';
import { contentModel } from '../../src/content-rules/content-model';
import { choicePictures } from '../../src/editor/choice-pictures';
import { siteAddress } from '../../src/environment/site-address';
import { packageOf } from '../../src/gatsby/node/bundled-packages';
import { writeLicenses } from '../../src/gatsby/post-build/licenses';
import { formFolder } from './form-folder';

/**
 * Writes the form into the built site, if its content asks for it. The content was checked before.
 * @param root the folder of the site
 */
export async function writeSiteForm(root: string): Promise<void> {
  const content = path.join(root, 'content');
  const { editor, url } = JSON.parse(
    await readFile(path.join(content, 'site.json'), 'utf8'),
  ) as SiteContent;
  if (!editor) return;
  const folder = formFolder(root);
  const sources = await writeHostedEditor({
    model: contentModel,
    definition: path.resolve('src/editor/definition.ts'),
    live: path.resolve('src/editor/live/live-site.ts'),
    root: content,
    choices: choicePictures,
    // a draft is for nobody but editors
    isPublic: (document) => valueAt(document, ['draft']) !== true,
    place: { ...editor, folder: 'content' },
    folder,
    base: `${siteAddress(process.env, () => url).pathPrefix}${formAddress}/`,
  });
  const packages = new Set(sources.flatMap((file) => packageOf(file) ?? []));
  await writeLicenses(folder, [...packages]);
  await compressFiles(folder);
}
