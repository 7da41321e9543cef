import { withSystemFonts } from 'browser-testing/system-fonts';
import { quietFlags } from 'browser-testing/chromium';

/**
 * The result of one run of Lighthouse (mobile, simulated slow 4G) for one page, times in milliseconds.
 * `cpu` is its benchmark of the machine, which other programs lower.
 */
export type Sample = { readonly scores: readonly number[] } & Readonly<
  Record<'fcp' | 'lcp' | 'speedIndex' | 'tbt' | 'cls' | 'cpu', number>
>;

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
 * @param attempts how often to try, since the browser sometimes records no trace
 * @throws if Lighthouse has no result for the page
 */
export async function runLighthouse(
  chromePath: string,
  url: string,
  attempts = 3,
): Promise<Sample> {
  // ES modules, which the commands, being CommonJS modules, can't import statically
  const { launch } = await import('chrome-launcher');
  const { default: lighthouse } = await import('lighthouse');
  const chrome = await launch({
    chromePath,
    chromeFlags,
    envVars: withSystemFonts('known'),
    logLevel: 'silent',
  });
  try {
    const options = { port: chrome.port, logLevel: 'silent', onlyCategories: categories } as const;
    const { lhr } = (await lighthouse(url, options)) ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse: ${lhr?.runtimeError?.message ?? 'no result'} (${url})`);
    }
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      cpu: Math.round(lhr.environment.benchmarkIndex),
    };
  } catch (error) {
    if (attempts > 1) return await runLighthouse(chromePath, url, attempts - 1);
    throw error;
  } finally {
    chrome.kill();
  }
}
