import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFolder } from 'content-check/check-content';
import { textsOf } from 'content-check/content-document';
import { collections } from '../../model/collections';
import { iconNames } from '../../fields/icons';
import { builtContent } from '../content-files/content-folders';

/**
 * The sprite holds all drawings and icons, in one file with a hash in its address. Modules import it as
 * `site-sprite.svg`. (Below 10 kB Gatsby would inline it into the scripts, where `<use>` can't refer to it.)
 */
export const spriteFile = path.resolve('.cache/sprite.svg');

/** The paths of all icons that content may name, which `npm run generate` writes. */
export const iconPathsFile = 'src/model/generated/icon-paths.json';

/** All drawings, as one file. */
export const drawingsFile = path.resolve('src/scenes/generated/drawings.svg');

/**
 * A sprite with all drawings and some icons; the id of an icon is `icon-` and its name. They are
 * not displayed, because browsers would style the whole file as a document: `<use>` shows them all
 * the same.
 */
export function spriteWith(icons: Iterable<string>): string {
  const drawings = readFileSync(drawingsFile, 'utf8');
  const paths = [...icons].map((name) => `<path id="icon-${name}" d="${iconPath(name)}"/>`);
  return drawings
    .replace('<defs>', '<defs display="none">')
    .replace('</defs>', `${paths.join('')}</defs>`);
}

/**
 * The icons that content names, in every field whose format is `icon`, whatever the field is called.
 * @param model the collections of the content
 * @param folder the content folder
 */
export async function iconsIn(model: typeof collections, folder: string): Promise<Set<string>> {
  const { documents } = await readContentFolder({ collections: model }, folder);
  const texts = documents.flatMap((document) => textsOf(document, 'icon'));
  return new Set(texts.map(({ value }) => value));
}

/** Writes the sprite with the icons in use; in development with all, since content may name any. */
export async function writeSprite(): Promise<void> {
  const icons =
    process.env.NODE_ENV === 'development' ? iconNames : await iconsIn(collections, builtContent);
  mkdirSync(path.dirname(spriteFile), { recursive: true });
  writeFileSync(spriteFile, spriteWith([...icons].sort()));
}

/**
 * The path of an icon that content may name, such as `compass`.
 * @returns SVG path data in a 256 × 256 box
 * @throws if `npm run generate` has written none
 */
export function iconPath(name: string): string {
  const paths = JSON.parse(readFileSync(path.resolve(iconPathsFile), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const data = paths[name];
  if (data === undefined)
    throw new Error(`The icon "${name}" has no path. Run \`npm run generate\`.`);
  return data;
}
