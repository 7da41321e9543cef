import { expect, type Page } from '@playwright/test';
import type { ContentPage } from '../../src/content-model/content-page';
import type { Content } from './content';
import { desktop, phone } from './fixtures';
import { visibleWords } from './visible-words';

/** Elements that no eye could see although they hold text: hidden by opacity or moved away. */
function hiddenByStyle(page: Page): Promise<string[]> {
  return page.locator('header, main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return opacity === '0' || visibility !== 'visible';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

/** Expects every word of a page's content in the page shown, in its order, to be seen. */
export async function expectEveryWord(page: Page, content: Content, entry: ContentPage) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    let place = 0;
    for (const word of visibleWords(content, entry)) {
      expect(shown.slice(place)).toContain(word);
      place = shown.indexOf(word, place) + word.length;
    }
    expect(await hiddenByStyle(page)).toEqual([]);
  }
}

/** Expects one main heading in the page shown, and no level of headings left out. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
}
