import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { iconNames } from '../../content-model/icons';
import { showsDrafts } from '../../environment/shows-drafts';
import { contentFolder } from './content-path';

/**
 * The sprite: all drawings and icons in one file, with a hash in its address. Modules import it as
 * `site-sprite.svg`. (Below 10 kB Gatsby would inline it into the scripts, where `<use>` can't refer to it.)
 */
export const spriteFile = path.resolve('.cache/sprite.svg');

/** The icons of `contact-details.tsx`, which content doesn't name. */
const contactIcons = ['envelope-simple', 'phone', 'map-pin'];

/** A sprite with all drawings and some icons; the id of an icon is `icon-` and its name. */
export function spriteWith(icons: Iterable<string>): string {
  const drawings = readFileSync('src/scenes/drawings.svg', 'utf8');
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
export function writeSprite(): void {
  const icons =
    process.env.NODE_ENV === 'development'
      ? iconNames
      : new Set([...contactIcons, ...iconsIn(contentFolder, showsDrafts(process.env))]);
  mkdirSync(path.dirname(spriteFile), { recursive: true });
  writeFileSync(spriteFile, spriteWith([...icons].sort()));
}

const phosphorIcons = path.resolve('node_modules/@phosphor-icons/core/assets/fill');

/**
 * The path of an icon of Phosphor Icons (MIT), such as `compass`, in its filled weight. Coordinates are
 * rounded to whole units, a tenth of a rendered pixel, because they compress badly.
 * @returns SVG path data in a 256 × 256 box
 * @throws if the library has no icon of that name
 */
export function iconPath(name: string): string {
  const { data } = optimize(readFileSync(path.join(phosphorIcons, `${name}-fill.svg`), 'utf8'), {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const icon = /<path d="([^"]+)"/.exec(data);
  if (icon?.[1] === undefined) throw new Error(`The icon "${name}" has no path.`);
  return icon[1];
}
