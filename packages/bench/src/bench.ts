import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from 'browser-testing/chromium';
import { command, CommandError } from 'command-line/command';
import { startServer } from 'static-site/static-server';
import { certificateFor } from '../../../tests/helpers/builds/certificate';
import { ensureBuilt } from '../../../scripts/site/build-site';
import { assertionsOf, tableOf, type Comparison } from './assertions';
import { makeBaseline } from './baseline';
import { measureBuilds } from './builds';
import { measureInteractions } from './interactions';
import { runLighthouse, type Sample } from './lighthouse';
import { updateMeasured } from './measured';

const routes = ['/', '/about', '/services', '/contact'] as const;

/**
 * `npm run bench`: compares the site with its baseline without scripts in Lighthouse, and writes the
 * result to `docs/performance.md`. `-- --runs 9` runs it 9 times instead of 5, `-- --builds` measures
 * builds and `develop` instead. Run it on an otherwise idle machine.
 */
command(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      builds: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs is "${values.runs}". Use a positive integer, as in --runs 9.`);
  if (values.builds) {
    await publish('builds', tableOf('Machine', await measureBuilds()));
    return true;
  }
  const chromium = requireChromium();
  if (!(await ensureBuilt())) return false;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const baselineFolder = path.join(folder, 'baseline');
  await makeBaseline('public', baselineFolder);
  const tls = certificateFor(folder);
  const site = await startServer({ dir: 'public', tls });
  const baseline = await startServer({ dir: baselineFolder, tls });
  try {
    const comparisons = await compare(chromium, site.url, baseline.url, runs);
    const pages = comparisons.map((comparison) => ({
      subject: `\`${comparison.route}\``,
      assertions: assertionsOf(comparison),
    }));
    const interactions = await measureInteractions(chromium, site.url, runs);
    const when = new Date().toISOString().slice(0, 10);
    const speeds = comparisons
      .flatMap((comparison) => [...comparison.site, ...comparison.baseline])
      .map(({ cpu }) => cpu);
    const how = `Medians of ${runs} interleaved runs, ${when}. Times are followed by their ratio to the baseline. Lighthouse's CPU benchmark was ${Math.min(...speeds)} to ${Math.max(...speeds)}; a wide range means a busy machine.`;
    const tables = [tableOf('Page', pages), tableOf('Interaction', interactions)];
    await publish('pages', [how, ...tables].join('\n\n'));
    const all = [...pages, ...interactions].flatMap(({ assertions }) => assertions);
    return all.every(({ passed }) => passed);
  } finally {
    await Promise.all([site.close(), baseline.close()]);
    await rm(folder, { recursive: true });
  }
});

/** Prints measurements, and writes them into the document. */
async function publish(section: string, measured: string): Promise<void> {
  console.log(`\n${measured}\n`);
  await updateMeasured(section, measured);
}

/**
 * Measures every page of both sites in interleaved rounds and alternating order, so that a slow phase of the
 * machine affects both equally.
 */
async function compare(chromium: string, site: string, baseline: string, rounds: number) {
  const comparisons = routes.map((route) => ({
    route,
    site: new Array<Sample>(),
    baseline: new Array<Sample>(),
  }));
  for (let round = 1; round <= rounds; round++) {
    for (const { route, ...samples } of comparisons) {
      const pair = [
        { url: site + route, runs: samples.site },
        { url: baseline + route, runs: samples.baseline },
      ];
      for (const { url, runs } of round % 2 ? pair : pair.reverse())
        runs.push(await runLighthouse(chromium, url));
      console.log(`  round ${round} of ${rounds}: ${route}`);
    }
  }
  return comparisons satisfies Comparison[];
}
