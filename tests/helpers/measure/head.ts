import type { Browser, Page } from '@playwright/test';

/** What search engines and shared links read in a head, by name. */
export type HeadFacts = Readonly<Record<string, string | null>>;

/** Reads the head as it is now, including changes by scripts. */
export function headFacts(page: Page): Promise<HeadFacts> {
  return page.locator('head').evaluate((head) => {
    const attribute = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name)).join(' | ');
    const properties = [...head.querySelectorAll('meta[property], meta[name]')].map((element) => [
      element.getAttribute('property') ?? element.getAttribute('name'),
      element.getAttribute('content'),
    ]);
    return {
      ...Object.fromEntries(properties),
      title: document.title,
      canonical: attribute('link[rel="canonical"]', 'href'),
      structuredData: [...head.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent)
        .join(' | '),
    } as HeadFacts;
  });
}

/** A cache, since reading heads is slow and they don't change while tests run. */
const known = new Map<string, Promise<Map<string, HeadFacts>>>();

/** The heads of the pages at these addresses in the server's HTML, without scripts. */
export async function writtenHeads(
  browser: Browser,
  baseURL: string | undefined,
  addresses: readonly string[],
): Promise<Map<string, HeadFacts>> {
  const key = [baseURL, ...addresses].join(' ');
  const heads = known.get(key) ?? readHeads(browser, baseURL ?? '', addresses);
  known.set(key, heads);
  return heads;
}

async function readHeads(browser: Browser, baseURL: string, addresses: readonly string[]) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const heads = new Map<string, HeadFacts>();
  for (const address of addresses) {
    await page.goto(address);
    heads.set(address, await headFacts(page));
  }
  await context.close();
  return heads;
}
