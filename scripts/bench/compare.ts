import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLighthouse, type Sample } from './lighthouse-run';
import { makeBaseline } from './baseline';
import { serveOverHttp2 } from './server';
import type { Comparison } from './assertions';

const routes = ['/', '/about', '/services', '/contact'] as const;

/**
 * Compares the built site with its baseline: round after round of every page of both, now one first and
 * now the other, so that whatever slows the machine down for a while slows both alike.
 * @param rounds how often each page is measured
 */
export async function compare(chromePath: string, rounds: number): Promise<Comparison[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-baseline-'));
  await makeBaseline('public', folder);
  const site = await serveOverHttp2('public');
  const baseline = await serveOverHttp2(folder);
  const comparisons = routes.map((route) => {
    const [ours, theirs]: [Sample[], Sample[]] = [[], []];
    return { route, site: ours, baseline: theirs };
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const { route, site: ours, baseline: theirs } of comparisons) {
        const pair = [
          { origin: site.origin, samples: ours },
          { origin: baseline.origin, samples: theirs },
        ];
        for (const { origin, samples } of round % 2 ? pair : pair.reverse()) {
          samples.push(await runLighthouse(chromePath, origin + route));
        }
        console.log(`  round ${round} of ${rounds}: ${route}`);
      }
    }
  } finally {
    site.close();
    baseline.close();
    await rm(folder, { recursive: true });
  }
  return comparisons;
}
