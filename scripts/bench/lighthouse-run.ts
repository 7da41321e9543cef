import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quietFlags } from '../support/chromium';

/** What one run of Lighthouse (mobile, simulated slow 4G) says of one page; times in milliseconds. */
export type Sample = {
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const flags = [
  '--headless=new',
  '--no-sandbox',
  ...quietFlags,
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
];

/** How often a run is begun that the browser leaves without a trace, as it does now and then. */
const attempts = 3;

/**
 * Runs Lighthouse once, in a fresh browser with an empty profile.
 * @throws when Lighthouse could not judge the page
 */
export async function runLighthouse(chromePath: string, url: string): Promise<Sample> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit(chromePath, url);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function visit(chromePath: string, url: string): Promise<Sample> {
  // Both are modules only, which this project's commands are not.
  const [{ launch }, { default: lighthouse }] = await Promise.all([
    import('chrome-launcher'),
    import('lighthouse'),
  ]);
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const chrome = await launch({ chromePath, chromeFlags: flags, userDataDir, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'} (${url})`);
    }
    const { lhr } = result;
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}
