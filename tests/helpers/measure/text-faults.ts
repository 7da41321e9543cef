import type { Page } from '@playwright/test';

/**
 * What can't be read in the page as it is now: text cut off by an ancestor or the window, text over
 * other text, and a page that scrolls sideways (WCAG 1.4.4, 1.4.10, 1.4.12).
 */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; block: Element; layer: Element | null; box: DOMRect };
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults: string[] = [];
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways to ${scrollWidth} px`);

    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;

    /** The edges at which an element and its ancestors clip, outermost first. */
    type Edge = { left: number; right: number; top: number; bottom: number };
    const known = new Map<Element, readonly Edge[]>();
    const edgesOf = (element: Element): readonly Edge[] => {
      const before = known.get(element);
      if (before) return before;
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const across = overflowX === 'visible' ? {} : { left, right };
      const down = /hidden|clip/.test(overflowY) ? { top, bottom } : {};
      const endless = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      const around = element.parentElement ? edgesOf(element.parentElement) : [];
      const edges = [...around, { ...endless, ...across, ...down }];
      known.set(element, edges);
      return edges;
    };

    const cutOff = (start: Element, box: DOMRect): boolean =>
      [{ left: 0, right: clientWidth, top: -Infinity, bottom: Infinity }, ...edgesOf(start)].some(
        ({ left, right, top, bottom }) =>
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 1 ||
          box.bottom > bottom + 1,
      );

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // for screen readers alone, or shown on focus
      if (parent.closest('[aria-live], body > a, #gatsby-announcer')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const block = blockOf(parent);
      // layers over the page on purpose, with backgrounds of their own
      const layer = parent.closest('header, [popover], li[data-state]');
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2) continue;
        // a line's box is taller than its letters
        const box = new DOMRect(left, top + height * 0.15, width, height * 0.7);
        if (cutOff(parent, box)) faults.push(`cut off: ${text}`);
        lines.push({ text, block, layer, box });
      }
    }

    lines.forEach((line, index) => {
      for (const later of lines.slice(index + 1)) {
        if (line.block === later.block || line.layer !== later.layer) continue;
        const across =
          Math.min(line.box.right, later.box.right) - Math.max(line.box.left, later.box.left);
        const down =
          Math.min(line.box.bottom, later.box.bottom) - Math.max(line.box.top, later.box.top);
        if (across > 2 && down > 2) faults.push(`overlapping: ${line.text} | ${later.text}`);
      }
    });
    return [...new Set(faults)];
  });
}
