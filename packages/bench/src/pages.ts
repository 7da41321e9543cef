import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificateFor } from 'browser-testing/certificate';
import { startServer } from 'static-site/static-server';
import { assertionsOf, type Comparison, type Row } from './assertions';
import { makeBaseline } from './baseline';
import { measureInteractions, type TappedSite } from './interactions';
import { runLighthouse, type Sample } from './lighthouse';

/** A site whose pages can be measured. */
export type BuiltSite = TappedSite & {
  /** The folder of the built site. */
  readonly folder: string;
  /** The addresses of the pages to measure, as in `/about`. */
  readonly routes: readonly string[];
};

type PageResults = {
  readonly pages: readonly Row[];
  readonly interactions: readonly Row[];
};

/**
 * How many times slower the CPU is made: as Lighthouse's phone, and as one that costs half as much. Tasks that are short on the
 * first may be long on the second.
 */
const slowdowns = [4, 8];

/** Measures every page of a built site and of its baseline, then the taps of the site. */
export async function measurePages(
  chromium: string,
  site: BuiltSite,
  runs: number,
): Promise<PageResults> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const baselineFolder = path.join(temporary, 'baseline');
  await makeBaseline(site.folder, baselineFolder);
  const tls = certificateFor(temporary);
  const server = await startServer({ dir: site.folder, tls });
  const baselineServer = await startServer({ dir: baselineFolder, tls });
  try {
    const origins = { site: server.url, baseline: baselineServer.url };
    const comparisons = await compare(chromium, site.routes, origins, runs);
    return {
      pages: comparisons.map((comparison) => ({
        subject: `\`${comparison.route}\`, CPU ÷ ${comparison.slowdown}`,
        assertions: assertionsOf(comparison),
      })),
      interactions: await measureInteractions(
        chromium,
        site,
        { origin: server.url, slowdowns },
        runs,
      ),
    };
  } finally {
    await Promise.all([server.close(), baselineServer.close()]);
    await rm(temporary, { recursive: true });
  }
}

/**
 * Measures every page of both sites in interleaved rounds and alternating order, so that a slow phase of the
 * machine affects both equally.
 */
async function compare(
  chromium: string,
  routes: readonly string[],
  origins: { readonly site: string; readonly baseline: string },
  rounds: number,
): Promise<Comparison[]> {
  const comparisons = routes.flatMap((route) =>
    slowdowns.map((slowdown) => ({
      route,
      slowdown,
      site: new Array<Sample>(),
      baseline: new Array<Sample>(),
    })),
  );
  for (let round = 1; round <= rounds; round++) {
    for (const { route, slowdown, site, baseline } of comparisons) {
      const pair = [
        { url: origins.site + route, samples: site },
        { url: origins.baseline + route, samples: baseline },
      ];
      for (const { url, samples } of round % 2 ? pair : pair.reverse())
        samples.push(await runLighthouse(chromium, url, slowdown));
      console.log(`  round ${round} of ${rounds}: ${route}, CPU ÷ ${slowdown}`);
    }
  }
  return comparisons;
}
