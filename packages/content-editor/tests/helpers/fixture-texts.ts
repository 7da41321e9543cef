import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureContent } from '../../../../tests/helpers/content/fixture-content';

/** The texts of the website's fixture, by path. */
export function fixtureTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(path.join(fixtureContent, file), 'utf8')] as const);
  return Object.fromEntries(texts);
}
