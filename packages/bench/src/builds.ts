import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DevelopServer } from '../../../tests/helpers/builds/develop-server';
import { until } from 'browser-testing/engines/engine';
import { SiteCopy } from '../../../tests/helpers/builds/site-copy';
import { buildSite } from '../../../scripts/site/build-site';
import type { Row } from './assertions';
import { seconds } from './measured';

/** The file that is edited: its text is shown on a card of the home page. */
const file = 'content/services/ai-strategy-consulting.json';
const timeout = 120_000;

/**
 * Measures, in a copy of the site, a clean build, a warm build after an edit, and the time from saving an
 * edit until `develop` shows it.
 */
export async function measureBuilds(): Promise<Row[]> {
  const copy = new SiteCopy('bench');
  await copy.prepare();
  const { root } = copy;
  const original = await readFile(file, 'utf8');
  const edit = (word: string) =>
    writeFile(path.join(root, file), original.replace(/"description": "/, `$&${word} `));
  const clean = await seconds(() => buildSite({ root }));
  await edit('Edited:');
  const warm = await seconds(() => buildSite({ root }));

  const server = new DevelopServer();
  await server.start(copy);
  const shows = async (text: string) => {
    const page = await fetch(`${server.url}/page-data/index/page-data.json`).catch(() => undefined);
    return page?.ok === true && (await page.text()).includes(text);
  };
  await until(() => shows('Edited: '), timeout);
  const update = await seconds(async () => {
    await edit('Seen:');
    await until(() => shows('Seen: '), timeout);
  });
  await server.stop();
  await copy.discard();

  const assertion = (metric: string, time: number, goal: number) => ({
    metric,
    goal: `≤ ${goal} s`,
    value: `${time.toFixed(1)} s`,
    passed: time <= goal,
  });
  const assertions = [
    assertion('Clean build', clean, 45),
    assertion('Warm build after an edit', warm, 10),
    assertion('From save until `develop` has it', update, 1.5),
  ];
  return [{ subject: 'two idle cores', assertions }];
}
