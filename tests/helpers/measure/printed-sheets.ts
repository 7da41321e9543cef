import type { Page } from '@playwright/test';

/** The sheets of paper that each marked text of a page is printed on, counted from 1. */
export type Sheets = {
  readonly count: number;
  /** By the names that `markTexts` gave; a text with a page break inside has two sheets. */
  readonly of: (name: string) => readonly number[];
};

const address = 'https://sheet.invalid/';

/** The default of browsers. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/**
 * Makes every block of text a link with its name: `h2-3` is the fourth h2 of the page. Links keep their
 * addresses in a PDF, where the text is found by them without a parser.
 */
export async function markTexts(page: Page): Promise<void> {
  await page.evaluate((base) => {
    const counts = new Map<string, number>();
    for (const text of document.querySelectorAll('h1, h2, h3, p, footer div:last-child > span')) {
      const kind = text.localName;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      text.setAttribute('data-mark', `${kind}-${String(count)}`);
      const link = document.createElement('a');
      link.href = `${base}${kind}-${String(count)}`;
      link.append(...text.childNodes);
      text.append(link);
    }
  }, address);
}

/** Prints the page as a browser does by default, without backgrounds. */
export async function print(page: Page, format: 'A4' | 'Letter'): Promise<Sheets> {
  const pdf = (await page.pdf({ format, margin })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n?(.*?)endobj/gms)].map(([, id, body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const marks = pages.map((body) =>
    [...(/\/Annots \[(.*?)\]/s.exec(body)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(
      ([, id]) => /\/URI \(([^)]*)\)/.exec(objects.get(id) ?? '')?.[1] ?? '',
    ),
  );
  return {
    count: pages.length,
    of: (name) =>
      marks.flatMap((found, index) => (found.includes(address + name) ? [index + 1] : [])),
  };
}
