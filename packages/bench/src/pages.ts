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
  /** The range of Lighthouse's benchmark of the machine. */
  readonly cpu: { readonly lowest: number; readonly highest: number };
};

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
    const speeds = comparisons
      .flatMap((comparison) => [...comparison.site, ...comparison.baseline])
      .map(({ cpu }) => cpu);
    return {
      pages: comparisons.map((comparison) => ({
        subject: `\`${comparison.route}\``,
        assertions: assertionsOf(comparison),
      })),
      interactions: await measureInteractions(chromium, site, server.url, runs),
      cpu: { lowest: Math.min(...speeds), highest: Math.max(...speeds) },
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
  const comparisons = routes.map((route) => ({
    route,
    site: new Array<Sample>(),
    baseline: new Array<Sample>(),
  }));
  for (let round = 1; round <= rounds; round++) {
    for (const { route, site, baseline } of comparisons) {
      const pair = [
        { url: origins.site + route, samples: site },
        { url: origins.baseline + route, samples: baseline },
      ];
      for (const { url, samples } of round % 2 ? pair : pair.reverse())
        samples.push(await runLighthouse(chromium, url));
      console.log(`  round ${round} of ${rounds}: ${route}`);
    }
  }
  return comparisons;
}
