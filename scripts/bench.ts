import { parseArgs } from 'node:util';
import { compare } from './bench/compare';
import { measureBuilds } from './bench/builds';
import { assertionsOf, tableOf } from './bench/assertions';
import { measureInteractions } from './bench/interaction-latency';
import { buildSite, isBuilt } from './support/build-site';
import { command, Trouble } from './support/command';
import { findChromium } from './support/chromium';
import { updateMeasured } from './support/measured-section';

/**
 * `npm run bench`: compares the site with its baseline without scripts, by Lighthouse, and writes the
 * result into `docs/performance.md`. `-- --runs 9` measures more often than 5 times, `-- --builds`
 * measures building and developing instead. Run it on an otherwise idle machine.
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
  const pages = comparisons.map((comparison) => ({
    subject: `\`${comparison.route}\``,
    assertions: assertionsOf(comparison),
  }));
  const interactions = await measureInteractions(chromium, runs);
  const when = new Date().toISOString().slice(0, 10);
  const measured = [
    `Medians of ${runs} interleaved runs, ${when}. Times are followed by their ratio to the baseline.`,
    tableOf('Page', pages),
    tableOf('Interaction', interactions),
  ].join('\n\n');
  console.log(`\n${measured}\n`);
  await updateMeasured('docs/performance.md', 'pages', () => measured);
  return [...pages, ...interactions].every(({ assertions }) =>
    assertions.every((each) => each.passed),
  );
});
