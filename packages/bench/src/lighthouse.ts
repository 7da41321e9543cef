import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { quietFlags } from 'browser-testing/chromium';
import { withSystemFonts } from 'browser-testing/system-fonts';
import { CommandError } from 'command-line/command';

/**
 * Lighthouse's command line, which npx fetches on first use: nothing else needs it and its 110 packages. The next version
 * needs Node 22.
 */
const lighthouse = 'npx --yes lighthouse@12.8.2';

/**
 * The result of one run of Lighthouse (mobile, simulated slow 4G) for one page, times in milliseconds.
 * `cpu` is its benchmark of the machine, which other programs lower.
 */
export type Sample = { readonly scores: readonly number[] } & Readonly<
  Record<'fcp' | 'lcp' | 'speedIndex' | 'tbt' | 'cls' | 'cpu', number>
>;

/** The part of Lighthouse's report that is used here. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  ...quietFlags,
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
];

/**
 * Runs Lighthouse once, in a fresh browser with an empty profile.
 * @param slowdown how many times slower the CPU is made
 * @param attempts how often to try, since the browser sometimes records no trace
 * @throws {CommandError} if Lighthouse has no result for the page, or can't be fetched
 */
export async function runLighthouse(
  chromePath: string,
  url: string,
  slowdown: number,
  attempts = 3,
): Promise<Sample> {
  const options = `--quiet --output=json --output-path=stdout --only-categories=${categories.join(',')} --throttling.cpuSlowdownMultiplier=${slowdown}`;
  try {
    const { stdout } = await promisify(exec)(
      `${lighthouse} ${url} ${options} --chrome-flags="${chromeFlags.join(' ')}"`,
      { env: { ...withSystemFonts('android'), CHROME_PATH: chromePath }, maxBuffer: Infinity },
    );
    const report = JSON.parse(stdout) as Report;
    const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
    return {
      scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      cpu: Math.round(report.environment.benchmarkIndex),
    };
  } catch (error) {
    if (attempts > 1) return await runLighthouse(chromePath, url, slowdown, attempts - 1);
    // of a program that failed; the error's own message has the whole report
    const { stderr = String(error) } = error as { readonly stderr?: string };
    throw new CommandError(`Lighthouse has no result for ${url}\n${stderr}`);
  }
}
