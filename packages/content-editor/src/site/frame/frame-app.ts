import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { FrameApp } from '../../server/site';
import { drawingsFile, spriteWith } from '../../../../../src/build/bundles/sprite';
import { iconNames } from '../../../../../src/fields/icons';
import { ogImagePath } from '../../../../../src/build/metadata/page-metadata';
import { socialImageAt } from '../../../../../src/build/social-images/social-images';
import { singleEntry } from '../../../../../src/model/single-entries';
import { pageTypeOf, pageTypes } from '../../../../../src/page-types/registry';

/** The pictures of all scenes and cards. */
const pictures = path.resolve('src/scenes/generated/pictures');

/** The text of a module whose default export has the default exports of others, by name. */
function table(rows: readonly (readonly [name: string, file: string, more?: object])[]): string {
  const quoted = (text: string) => JSON.stringify(text);
  const imports = rows.map(([, file], index) => `import row${index} from ${quoted(file)};`);
  const entries = rows.map(([name, , more], index) =>
    more
      ? `${quoted(name)}: { address: row${index}, ...${JSON.stringify(more)} },`
      : `${quoted(name)}: row${index},`,
  );
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}

async function sitePictures(): Promise<string> {
  const rows = (await readdir(pictures)).map(async (file) => {
    const place = path.join(pictures, file);
    const { width, height } = await sharp(place).metadata();
    return [path.basename(file, '.webp'), place, { width, height }] as const;
  });
  return table(await Promise.all(rows));
}

const templates = () =>
  table(pageTypes.map(({ template }) => [template, path.resolve(template)] as const));

/** Modules that have no file, by name (`modules.d.ts`). */
const made = {
  'site-sprite.svg': { loader: 'file', contents: () => spriteWith(iconNames) },
  'site-pictures': { loader: 'js', contents: sitePictures },
  'site-templates': { loader: 'js', contents: templates },
} as const;

/**
 * The app of the frame beside the form: the components of the site, with a `gatsby` that has only what
 * they need.
 */
export const frameApp: FrameApp = {
  entry: path.join(__dirname, 'frame.tsx'),
  alias: { gatsby: path.join(__dirname, 'gatsby.tsx') },
  plugins: [
    {
      name: 'modules-without-files',
      setup: (bundle) => {
        for (const [name, { loader, contents }] of Object.entries(made)) {
          const filter = new RegExp(`^${name}$`);
          bundle.onResolve({ filter }, () => ({ path: name, namespace: 'made' }));
          bundle.onLoad({ filter, namespace: 'made' }, async () => ({
            loader,
            contents: await contents(),
            resolveDir: process.cwd(),
          }));
        }
      },
    },
  ],
  // whatever else those modules hold is bundled with the app
  sources: [drawingsFile, __filename],
  sharedPicture: ({ entries, file }, root) => {
    const all = Object.entries(entries).flatMap(
      ([path, entry]) => pageTypeOf(path)?.facts(entry) ?? [],
    );
    const pages = all.filter(({ noindex }) => !noindex);
    const { name } = singleEntry(entries, 'site');
    const { path: address = '' } = (entries[file] ?? {}) as { readonly path?: string };
    return socialImageAt(ogImagePath(address), root, { pages, name });
  },
};
