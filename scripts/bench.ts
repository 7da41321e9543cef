import { parseArgs } from 'node:util';
import { compare } from './bench/compare';
import { tableOf, writeMeasured } from './bench/document';
import { measureBuilds } from './bench/builds';
import { measureTaps } from './bench/taps';
import { verdictsOf } from './bench/verdicts';
import { buildSite, isBuilt } from './support/build-site';
import { command, Trouble } from './support/command';
import { findChromium } from './support/chromium';

/**
 * `npm run bench`: how much slower the site's scripts make it, by Lighthouse, written into
 * `docs/performance.md`. `-- --runs 9` measures more often than 5 times, `-- --builds` measures
 * building and developing instead. Let nothing else run meanwhile.
 */
command(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      builds: { type: 'boolean', default: false },
    },
  });
  if (values.builds) return measureBuilds();
  const chromium = findChromium();
  if (!chromium) throw new Trouble('Lighthouse needs Chromium or Chrome: name it in CHROME_PATH.');
  if (!(await isBuilt()) && !(await buildSite())) return false;
  const runs = Number(values.runs);
  const comparisons = await compare(chromium, runs);
  const verdicts = [...comparisons.flatMap(verdictsOf), ...(await measureTaps(chromium, runs))];
  const table = tableOf(verdicts);
  console.log(`\n${table}\n`);
  const when = new Date().toISOString().slice(0, 10);
  await writeMeasured('pages', `Medians of ${runs} interleaved runs, ${when}.\n\n${table}`);
  return verdicts.every(({ good }) => good);
});
