import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../content-model/icons';
import { contentFolder } from './content-path';
import { iconPath } from './icon-path';
import { showsDrafts } from './shows-drafts';

/**
 * The file of drawings that webpack takes up as `site-drawings.svg`: it has a hash in its address and is
 * kept by browsers for good. (Below 10 kB Gatsby would put it into the scripts, where `<use>` can't refer to.)
 */
export const drawingsFile = path.resolve('.cache/drawings.svg');

/** What `contact-details.tsx` shows, whatever the content says. */
const contactIcons = ['envelope-simple', 'phone', 'map-pin'];

/** The site's drawings and some icons, as one SVG; each icon is named `icon-` and its name. */
export function drawingsWith(icons: Iterable<string>): string {
  const drawings = readFileSync('src/decorations/drawings.svg', 'utf8');
  const paths = [...icons].map((name) => `<path id="icon-${name}" d="${iconPath(name)}"/>`);
  return drawings.replace('</defs>', `${paths.join('')}</defs>`);
}

/**
 * The icons that the files of a folder name.
 * @param drafts whether drafts count
 */
export function iconsIn(folder: string, drafts: boolean): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => drafts || !/"draft"\s*:\s*true/.test(text));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/"icon"\s*:\s*"([a-z-]+)"/g)].map(([, name = '']) => name),
    ),
  );
}

/** Writes the file for a build; in development, where any icon may be named at any time, it holds all. */
export function writeDrawings(): void {
  const icons =
    process.env.NODE_ENV === 'development'
      ? iconNames
      : new Set([...contactIcons, ...iconsIn(contentFolder, showsDrafts(process.env))]);
  mkdirSync(path.dirname(drawingsFile), { recursive: true });
  writeFileSync(drawingsFile, drawingsWith([...icons].sort()));
}
