import type { Page } from '@playwright/test';
import {
  desktop,
  everyRoute,
  expect,
  headings,
  hydrated,
  nightlyUnless,
  test,
} from '../../helpers/site/fixtures';
import { typed } from '../../helpers/site/site';

/*
 * What others change in a page before React hydrates it is undone right before, so that React finds the page that
 * the server sent: it reports no error, and nothing that the visitor has done is lost.
 */

test.use({ viewport: desktop });

/** What others do to a page; each runs in the browser. */
const changes: Readonly<Record<string, () => void>> = {
  'links around numbers, dates and addresses, as iOS puts them': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, template, noscript')) continue;
      const found = /\S.*\S/.exec(node.data);
      if (!found) continue;
      // from its second letter to the last but one, so that it may have text on both sides
      const inside = node.splitText(found.index + 1);
      inside.splitText(found[0].length - 2);
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://0';
      link.setAttribute('x-apple-data-detectors', 'true');
      inside.replaceWith(link);
      link.append(inside);
    }
  },
  'a translation in elements of its own': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, template, noscript') || !node.data.trim())
        continue;
      // its deprecated element, without the deprecated type
      const [outer, inner] = ['font', 'font'].map((name: string) => document.createElement(name));
      if (!outer || !inner) return;
      inner.textContent = node.data.toUpperCase();
      outer.append(inner);
      node.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  },
  'other words in the same texts': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.closest('script, style, template, noscript'))
        node.data = node.data.toUpperCase();
    }
  },
  'elements of a spelling checker and a password manager': () => {
    const badge = (name: string) => {
      const element = document.createElement(name);
      element.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      return element;
    };
    document.body.append(badge('grammarly-desktop-integration'));
    for (const part of document.querySelectorAll('main, form, form div, header nav, footer ul')) {
      part.prepend(badge('grammarly-extension'));
      part.append(badge('com-1password-button'));
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      field.before(badge('grammarly-extension'));
      // some wrap it
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field, badge('com-1password-button'));
    }
  },
  'attributes and styles of a dark mode': () => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      element.setAttribute('data-gramm', 'false');
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
      element.classList.add('extended');
    }
    const style = document.createElement('style');
    style.className = 'darkreader';
    document.head.append(style);
  },
  'parts that a blocker takes out': () => {
    for (const part of document.querySelectorAll('footer li, main h2, header a')) part.remove();
  },
};

/** Remembers every element of the page as the server sent it. */
const remember = (page: Page) =>
  page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('#___gatsby *')];
    // the year may be another one than that of the build
    const texts = elements.map(({ textContent }) => textContent.replaceAll(/\d{4}/g, ''));
    return { elements, texts };
  });

/** By day two changes of two pages: those of texts and of elements, which take every way of undoing them. */
const byDay = [
  'links around numbers, dates and addresses, as iOS puts them',
  'elements of a spelling checker and a password manager',
];

for (const [what, change] of Object.entries(changes)) {
  const isByDay = byDay.includes(what);
  const changed = isByDay ? (['/', '/contact'] as const) : everyRoute;

  test(
    `${what} don't make React render a page again`,
    nightlyUnless(isByDay),
    async ({ page, site }) => {
      for (const route of changed) {
        const release = await site.visitEarly(route);
        const server = await remember(page);
        await page.evaluate(change);
        release();
        await hydrated(page);
        const lost = await server.evaluate(({ elements, texts }) =>
          elements.flatMap((element, index) => {
            const same = element.textContent.replaceAll(/\d{4}/g, '') === texts[index];
            return element.isConnected && same
              ? []
              : [`${element.localName} ${texts[index] ?? ''}`];
          }),
        );
        expect(lost, route).toEqual([]);
      }
      await site.follow('/services');
      await site.follow('/contact');
    },
  );

  test(
    `F10: ${what} take nothing from a form that is half filled in`,
    nightlyUnless(isByDay),
    async ({ page, site }) => {
      const release = await site.visitEarly('/contact');
      await site.field('Name').fill(typed.name);
      const message = page.locator('textarea');
      await message.fill('Could you lok');
      await message.evaluate((field: HTMLTextAreaElement) => {
        field.setSelectionRange(12, 12);
      });
      await page.evaluate(change);
      // who wraps a field takes the focus from it
      await message.focus();
      release();
      await hydrated(page);
      await expect(message).toBeFocused();
      await page.keyboard.type('o');
      await expect(message).toHaveValue('Could you look');
      await expect(site.field('Name')).toHaveValue(typed.name);
      await site.fill();
      await site.send.click();
      await expect(site.thanks).toBeVisible();
    },
  );
}

test('buttons, links and Back of a page that was translated later work', async ({ page, site }) => {
  await site.visit('/');
  await page.evaluate(changes['a translation in elements of its own'] ?? '');
  await site.footer.getByRole('button').first().click();
  await expect(site.comingSoon).toBeVisible();
  await site.link('/about').click();
  await expect(page).toHaveURL('/about');
  await expect(site.heading).toHaveText(headings['/about'], { ignoreCase: true });
  await page.goBack();
  await expect(site.heading).toHaveText(headings['/'], { ignoreCase: true });
});

test('N15: links around numbers leave an open menu open', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await site.visitEarly('/about');
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  await page.evaluate(changes['links around numbers, dates and addresses, as iOS puts them'] ?? '');
  release();
  await hydrated(page);
  await expect(site.menu).toBeVisible();
});

test('iOS is told not to put links around numbers, dates and addresses', async ({ request }) => {
  for (const route of everyRoute) {
    const html = await (await request.get(route)).text();
    const content = /<meta name="format-detection" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(content.split(','), route).toEqual(
      expect.arrayContaining(['telephone=no', 'date=no', 'address=no', 'email=no']),
    );
  }
});

test.describe('what is changed while the browser still reads the page', () => {
  // React reports that the page was another one than the server's
  test.use({ allowedErrors: 'any' });

  test('F10, F7: takes no typed text, and scripts don’t count as failed', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<Element>();
      new MutationObserver(() => {
        for (const field of document.querySelectorAll('input, textarea')) {
          if (seen.has(field)) continue;
          seen.add(field);
          field.after(document.createElement('aside'));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await site.visitEarly('/contact');
    await expect(page.locator('aside')).toHaveCount(3);
    const states = await page.evaluateHandle(() => {
      const { body } = document;
      const seen: unknown[] = [];
      new MutationObserver(() => seen.push(body.getAttribute('data-scripts'))).observe(body, {
        attributeFilter: ['data-scripts'],
      });
      return seen;
    });
    await site.fill();
    release();
    await hydrated(page);
    expect(await states.jsonValue()).not.toContain('failed');
    await expect(site.field('Name')).toHaveValue(typed.name);
    await expect(site.field('Message')).toHaveValue(typed.message);
    await site.send.click();
    await expect(site.thanks).toBeVisible();
  });
});
