import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../content-model/icons';
import { contentFolder } from './content-path';
import { iconPath } from './icon-path';
import { showsDrafts } from './shows-drafts';

/**
 * The icon and drawing sprite, which modules import as `site-drawings.svg`: a file with a hash in its
 * address. (Below 10 kB Gatsby would inline it into the scripts, where `<use>` can't refer to it.)
 */
export const drawingsFile = path.resolve('.cache/drawings.svg');

/** The icons of `contact-details.tsx`, which content doesn't name. */
const contactIcons = ['envelope-simple', 'phone', 'map-pin'];

/** The drawings and some icons as one SVG; the id of an icon is `icon-` and its name. */
export function drawingsWith(icons: Iterable<string>): string {
  const drawings = readFileSync('src/decorations/drawings.svg', 'utf8');
  const paths = [...icons].map((name) => `<path id="icon-${name}" d="${iconPath(name)}"/>`);
  return drawings.replace('</defs>', `${paths.join('')}</defs>`);
}

/**
 * The icons that the files of a folder name.
 * @param drafts whether to include drafts
 */
export function iconsIn(folder: string, drafts: boolean): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .filter((text) => drafts || !/"draft"\s*:\s*true/.test(text));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/"icon"\s*:\s*"([a-z-]+)"/g)].map(([, name = '']) => name),
    ),
  );
}

/** Writes the sprite with the icons in use; in development with all, since content may name any. */
export function writeDrawings(): void {
  const icons =
    process.env.NODE_ENV === 'development'
      ? iconNames
      : new Set([...contactIcons, ...iconsIn(contentFolder, showsDrafts(process.env))]);
  mkdirSync(path.dirname(drawingsFile), { recursive: true });
  writeFileSync(drawingsFile, drawingsWith([...icons].sort()));
}
