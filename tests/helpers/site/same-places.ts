import { settled } from './animations';
import { loadPictures } from './load-pictures';
import type { Site } from './site';

/**
 * Where each element of a page is at rest, and how it is styled, for comparing two ways to one page.
 * @returns an element a line: its name, its box, and a sum of its computed styles
 */
export async function samePlaces(site: Site): Promise<readonly string[]> {
  await loadPictures(site.page);
  await settled(site);
  await site.scrollTo(0);
  return site.page.evaluate(() => {
    const sumOf = (text: string) =>
      new TextEncoder().encode(text).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
    return Array.from(document.querySelectorAll('main *, footer *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      // how it came is over; a custom property shows in what uses it, and is written shorter in a page's own styles
      const names = [...styles].filter((name) => !/^(animation|--)/.test(name));
      const text = names.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(';');
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.localName} ${box} ${sumOf(text)}`;
    });
  });
}
