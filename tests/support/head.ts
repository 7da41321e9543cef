import type { Browser, Page } from '@playwright/test';

/** What search engines and shared links read of a page, by what says it. */
export type HeadFacts = Readonly<Record<string, string | null>>;

/** Reads the head as it is now, after every script that ran. */
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

/** The heads of the pages at these addresses as the server sends them, to who runs no scripts. */
export async function writtenHeads(
  browser: Browser,
  baseURL: string | undefined,
  addresses: readonly string[],
): Promise<Map<string, HeadFacts>> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const heads = new Map<string, HeadFacts>();
  for (const address of addresses) {
    await page.goto(address);
    heads.set(address, await headFacts(page));
  }
  await context.close();
  return heads;
}
