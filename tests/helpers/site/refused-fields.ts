import type { Page } from '@playwright/test';

/**
 * Notes which fields the browser refuses from now on.
 * @returns a function that reads, by their names, where the browser says so
 */
export async function refusedFields(page: Page) {
  const events = await page.evaluateHandle(() => {
    const all: Event[] = [];
    // these events don't bubble
    document.addEventListener('invalid', (event) => all.push(event), { capture: true });
    return all;
  });
  return () =>
    events.evaluate((all) =>
      Object.fromEntries(
        all.map(({ target, defaultPrevented }) => [
          (target as HTMLInputElement).name,
          defaultPrevented ? 'in a hint' : 'in a bubble',
        ]),
      ),
    );
}
