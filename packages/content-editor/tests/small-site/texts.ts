import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { smallSite } from './content-folder';

/** The texts of the small site, by their paths below its folder. */
export function siteTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(smallSite, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(path.join(smallSite, file), 'utf8')] as const);
  return Object.fromEntries(texts);
}
