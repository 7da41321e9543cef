import { expect, test } from '@playwright/test';
import {
  account,
  describeSite,
  desktop,
  field,
  parts,
  phone,
  the,
} from '../../helpers/site/engine-site';

/* Notifications in the two other engines: time, focus, announcement, place. */

const { notification, viewport, close } = parts;
const isPaused = `${the(notification)}?.dataset.paused`;
const status = "document.querySelector('[role=status]').textContent";
const away = [20, 500] as const;

describeSite((site, proxy) => {
  const { becomes, get, press, isFocused } = site;
  const mouse = () => site.engine().mouse;
  const moveOnto = async () => {
    const { left, top } = await site.box(notification);
    await mouse().move(left + 60, top + 20);
    await mouse().move(left + 64, top + 22);
  };

  test('S1, S2, S3, L1: the viewport is empty until it holds one item, which is no live region', async () => {
    await site.visit('/about');
    expect(await get(`${the(viewport)}.childElementCount`)).toBe(0);
    proxy().served.length = 0;
    await site.raise();
    expect(proxy().served.filter((address) => address.endsWith('.js'))).toHaveLength(1);
    await site.raise('LinkedIn');
    expect(await get(`${the(viewport)}.querySelectorAll('li').length`)).toBe(1);
    expect(await get(`${the(viewport)}.querySelector('[aria-live], [role=status]') === null`)).toBe(
      true,
    );
  });

  /** Records what is announced from now on, which is cleared soon. */
  const listen = () =>
    get(`(() => {
      window.announced = [];
      new MutationObserver(() => {
        if (${status}) announced.push(${status});
      }).observe(document.querySelector('[role=status]'), { childList: true, characterData: true, subtree: true });
    })()`);

  test('A1, A2, A5, T1: it is announced, takes no focus, and leaves by itself', async () => {
    await site.visit('/about');
    expect(await get(status)).toBe('');
    await listen();
    await site.raise();
    await isFocused(account());
    await becomes('announced.length', 1);
    expect(await get('announced[0]')).toMatch(/^Coming Soon! Our GitHub page .* later!$/);
    await site.notificationIs('gone');
    expect(await get(status)).toBe('');
    await isFocused(account());
  });

  test('A3: the same text twice is announced twice', async () => {
    await site.visit('/about');
    await listen();
    await site.raise();
    await becomes('announced.length', 1);
    await site.raise();
    await becomes('announced.length', 2);
    expect(await get('announced[0] === announced[1]')).toBe(true);
  });

  test('T2, T3, T4: a mouse that moves over it and the focus pause it, until both have ended', async () => {
    await site.visit('/about');
    await mouse().move(...away);
    await site.raise();
    await becomes(isPaused, 'false');
    await moveOnto();
    await becomes(isPaused, 'true');
    await press('F8');
    await isFocused(`${viewport} *`);
    await mouse().move(...away);
    await becomes(isPaused, 'true');
    await moveOnto();
    await site.focus(account());
    await becomes(isPaused, 'true');
    await mouse().move(...away);
    await becomes(isPaused, 'false');
    await site.notificationIs('gone');
  });

  test('T2: a mouse that only rests where it appears does not pause it', async () => {
    await site.visit('/about');
    await site.raise();
    const { left, top } = await site.box(notification);
    await press('Escape');
    await site.notificationIs('gone');
    await mouse().move(left + 60, top + 20);
    await site.raise();
    await becomes(isPaused, 'false');
    await site.notificationIs('gone');
  });

  test('S6, T8: a click closes it and never hits the page, and the next one expires', async () => {
    await site.visit('/about');
    await site.raise();
    await get(`(() => {
      window.outside = 0;
      for (const type of ['pointerdown', 'click'])
        document.addEventListener(type, ({ target }) => {
          if (!${the(viewport)}.contains(target)) window.outside += 1;
        });
    })()`);
    const { left, top } = await site.box(close);
    await mouse().move(left + 20, top + 20);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await mouse().press();
      await mouse().release();
    }
    await site.notificationIs('gone');
    await site.raise();
    await site.notificationIs('gone');
  });

  test('S6: clicks beside it reach the page', async () => {
    await site.visit('/about');
    await site.raise();
    const { left, top, bottom } = await site.box(notification);
    expect(
      await get(`[[${left - 10}, ${top + 10}], [${left + 10}, ${bottom + 10}]].every(([x, y]) =>
        !${the(viewport)}.contains(document.elementFromPoint(x, y)))`),
    ).toBe(true);
  });

  test('S4, S7: it spans a phone, is at the right on a desktop, and its button is large', async () => {
    for (const size of [phone, desktop]) {
      await site.visit('/about', size);
      await site.raise();
      const box = await site.box(notification);
      const width = Number(await get('document.documentElement.clientWidth'));
      expect(box.top).toBeGreaterThanOrEqual((await site.box(parts.header)).bottom);
      if (size === phone) {
        expect(box.left).toBeLessThanOrEqual(width / 10);
        expect(width - box.right).toBeCloseTo(box.left, 0);
      } else {
        expect(box.width).toBeLessThanOrEqual(420);
        expect(box.left).toBeGreaterThan(width / 2);
      }
      const button = await site.box(close);
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24);
      // overflow could be scrolled to in these engines
      expect(await get(`${the(notification)}.scrollWidth - ${the(notification)}.clientWidth`)).toBe(
        0,
      );
      await press('Escape');
      await site.notificationIs('gone');
    }
  });

  test("S7: it doesn't cover the focused element or the button that raised it", async () => {
    await site.visit('/contact', phone);
    const isUncovered = (selector: string) =>
      becomes(`(() => {
        const own = ${the(selector)}.getBoundingClientRect();
        const { top, bottom } = ${the(notification)}.getBoundingClientRect();
        return (own.top >= bottom || own.bottom <= top) && own.top >= 0 && own.bottom <= innerHeight;
      })()`);
    const scrollBelowHeader = (selector: string) =>
      get(`scrollBy({ top: ${the(selector)}.getBoundingClientRect().top -
        ${the(parts.header)}.getBoundingClientRect().bottom - 8, behavior: 'instant' })`);
    await site.fill();
    await site.focus(field('email'));
    await scrollBelowHeader(field('email'));
    await press('Enter');
    await site.notificationIs('open');
    await isUncovered(field('email'));
    await scrollBelowHeader(field('name'));
    await press('Shift+Tab');
    await isFocused(field('name'));
    await isUncovered(field('name'));
    await press('Escape');
    await site.notificationIs('gone');
    await get('document.activeElement.blur()');
    await scrollBelowHeader(account());
    await get(`${the(account())}.click()`);
    await site.notificationIs('open');
    await isUncovered(account());
  });

  for (const key of ['Enter', ' ', 'Escape'])
    test(`D1, D2, D6: ${key === ' ' ? 'Space' : key} on the close button dismisses it and returns the focus`, async () => {
      await site.visit('/about');
      await site.raise();
      await press('F8', 'Tab', 'Tab');
      await isFocused(close);
      await press(key);
      await site.notificationIs('gone');
      await isFocused(account());
    });

  test('D2, D4: F8 focuses it from a field, and Escape in the field dismisses it', async () => {
    await site.visit('/contact');
    await site.raise();
    await site.focus(field('name'));
    await press('F8');
    await isFocused(`${viewport} ol`);
    await becomes('getComputedStyle(document.activeElement).outlineStyle', 'solid');
    await site.focus(field('name'));
    await site.engine().type('Ada');
    await press('Escape');
    await site.notificationIs('gone');
    await becomes(`${the(field('name'))}.value`, 'Ada');
  });

  test('D4: without a notification, F8 announces "No notifications" until the focus leaves', async () => {
    await site.visit('/contact');
    for (const leave of ['Escape', 'Shift+Tab']) {
      await site.focus(field('name'));
      await press('F8');
      await isFocused(viewport);
      await becomes(`${the(viewport)}.textContent`, 'No notifications');
      await becomes(status, 'No notifications');
      await press(leave);
      await becomes(`${the(viewport)}.childElementCount`, 0);
      if (leave === 'Escape') await isFocused(field('name'));
    }
  });

  test('D5: Tab goes through it and out, Shift+Tab to what precedes it', async () => {
    await site.visit('/about');
    await site.raise();
    await press('F8');
    for (const stop of [notification, close]) {
      await press('Tab');
      await isFocused(stop);
    }
    await press('Tab');
    await becomes(`${the(viewport)}.contains(document.activeElement)`, false);
    await press('F8', 'Shift+Tab');
    await isFocused(account('LinkedIn'));
  });

  test("D7, D8, D9: the list keeps the focus; a leaving notification can't have it", async () => {
    await site.visit('/about');
    await site.raise();
    await site.focus(close);
    // a click by script doesn't move the focus
    await get(`${the(account('Twitter'))}.click()`);
    await becomes(`${the(notification)}.textContent.includes('Twitter')`);
    await isFocused(`${viewport} ol`);
    await get(`(() => {
      window.leaving = [];
      new MutationObserver(() => {
        const item = ${the(notification)};
        if (item?.dataset.state === 'closed') leaving.push(item.inert);
      }).observe(${the(viewport)}, { attributes: true, childList: true, subtree: true });
    })()`);
    await press('Escape');
    await site.notificationIs('gone');
    expect(await get('leaving.length > 0 && leaving.every(Boolean)')).toBe(true);
  });

  test('T9, X9: it stays open across a navigation, and expires', async () => {
    await site.visit('/about');
    await site.raise();
    await get(
      `void (window.kept = [${the(notification)}, ${the(parts.header)}, ${the('footer')}])`,
    );
    await site.follow('/services');
    await site.shows('/services');
    expect(await get('kept.every((part) => part.isConnected)')).toBe(true);
    await site.notificationIs('open');
    await site.notificationIs('gone');
  });

  test("L2: a dialog shows it if its chunk can't be fetched, and the next one is fetched again", async () => {
    await site.visit('/about');
    await get('void (window.said = [], window.alert = (words) => said.push(words))');
    const release = proxy().hold(/\.js$/);
    await get(`${the(account())}.click()`);
    release(false);
    await becomes('said.length', 1);
    expect(await get('said[0]')).toMatch(/^Coming Soon!\n\nOur GitHub page/);
    release();
    await get(`${the(account('Twitter'))}.click()`);
    await becomes(`${the(notification)}?.textContent.includes('Twitter') ?? false`);
  });
});
