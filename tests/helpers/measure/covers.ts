import type { Locator } from '@playwright/test';

/** Whether a part of the page covers text of other parts. */
export async function covers(over: Locator, under: Locator): Promise<boolean> {
  const box = await over.boundingBox();
  const lines = await under.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        left: x,
        right: x + width,
        // a line's box is taller than its letters
        top: y + height * 0.15,
        bottom: y + height * 0.85,
      })).filter(({ right, left }) => right - left > 1);
    }),
  );
  if (!box || lines.length === 0) throw new Error('There is nothing to compare.');
  return lines.some(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  );
}
