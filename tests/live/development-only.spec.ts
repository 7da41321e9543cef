import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Words of the bar that tells editors of their mistakes, and the address it asks. */
const words = ['Mistakes in the content', '/__content-problems'];

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|tsx?)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('what helps editors while they develop does not reach visitors', () => {
  const [development, visitors] = [read('src/gatsby/develop'), read('public')];
  expect(visitors.length).toBeGreaterThan(10_000);
  for (const each of words) {
    expect(development).toContain(each);
    expect(visitors).not.toContain(each);
  }
});
