import type { Page } from '@playwright/test';

/** Does to a page what a translator does: each text becomes another, in an element of its own. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, template, noscript') || !node.data.trim())
        continue;
      const other = document.createElement('span');
      node.replaceWith(other);
      other.append(node.data.toUpperCase());
    }
  });
}
