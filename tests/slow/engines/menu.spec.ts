import { expect, test } from '@playwright/test';
import { describeSite, desktop, linkTo, parts, phone, the } from '../../helpers/site/engine-site';

/* The menu, a native popover below 768 px, in the two other engines. */

const { toggle, menu } = parts;
const isOpen = `${the(menu)}.matches(':popover-open')`;

describeSite((site, proxy) => {
  const { becomes, get, press, isFocused } = site;
  const isMenuOpen = (open = true) => becomes(isOpen, open);
  const openMenu = async () => {
    await site.engine().click(toggle);
    await isMenuOpen();
  };

  test('N2: the toggle works with Enter and Space, and is absent where the links fit', async () => {
    await site.visit('/about', phone);
    for (const key of ['Enter', ' ']) {
      await site.focus(toggle);
      for (const open of [true, false]) {
        await press(key);
        await isMenuOpen(open);
        expect(await get(`${the(toggle)}.hasAttribute('aria-expanded')`)).toBe(false);
      }
    }
    await site.engine().resize(desktop.width, desktop.height);
    await site.isVisible(toggle, false);
    await site.isVisible(linkTo('/services'));
  });

  test('N3: links of a closed menu are not visible or reached by Tab', async () => {
    await site.visit('/about', phone);
    await site.isVisible(linkTo('/services'), false);
    await site.focus(toggle);
    await press('Tab');
    await isFocused('main *');
  });

  test('N1, N4, N6: the links follow the toggle, and the menu closes when the focus leaves', async () => {
    await site.visit('/about', phone);
    await site.headerIsOpaque(false);
    await site.focus(toggle);
    await press('Enter');
    await isMenuOpen();
    await isFocused(toggle);
    await site.headerIsOpaque(true);
    await press('Tab');
    await isFocused(linkTo('/'));
    await get(`[...${the(menu)}.querySelectorAll('a')].at(-1).focus()`);
    await isMenuOpen();
    await press('Tab');
    await isMenuOpen(false);
  });

  test('N4: a click on the toggle opens the menu, and Tab goes to its first link', async () => {
    await site.visit('/about', phone);
    await openMenu();
    await press('Tab');
    await isFocused(linkTo('/'));
  });

  test('D3, N5: Escape closes the menu, returns the focus to the toggle and keeps a notification', async () => {
    await site.visit('/about', phone);
    await site.raise();
    // under the pointer it stays, however slow the machine is
    const { left, top } = await site.box(parts.notification);
    await site.engine().mouse.move(left + 20, top + 20);
    await site.focus(toggle);
    await press('Enter');
    await isMenuOpen();
    await site.focus(linkTo('/services'));
    await press('Escape');
    await isMenuOpen(false);
    await isFocused(toggle);
    await site.notificationIs('open');
    await press('Escape');
    await site.notificationIs('gone');
  });

  test('N7: a link to another page or this one, or Back, closes the menu', async () => {
    await site.visit('/about', phone);
    for (const route of ['/about', '/services'] as const) {
      await openMenu();
      await site.engine().click(linkTo(route));
      await site.shows(route);
      await isMenuOpen(false);
    }
    await openMenu();
    await site.back();
    await site.shows('/about');
    await isMenuOpen(false);
  });

  for (const when of ['before', 'before and after', 'after'] as const)
    test(`N8: a menu open ${when} hydration closes at desktop width`, async () => {
      const release = proxy().hold(/\.js$/);
      await site.engine().resize(phone.width, phone.height);
      await site.engine().open(site.url('/about'));
      const hydrate = async () => {
        release();
        await site.isHydrated();
      };
      if (when === 'after') await hydrate();
      await openMenu();
      if (when === 'before and after') await hydrate();
      await site.engine().resize(desktop.width, desktop.height);
      await isMenuOpen(false);
      await site.isVisible(linkTo('/services'));
      await site.headerIsOpaque(false);
      await site.engine().resize(phone.width, phone.height);
      await site.isVisible(linkTo('/services'), false);
    });

  test('N9: the page behind scrolls, and every link can be reached on a low screen', async () => {
    await site.visit('/about', phone);
    await openMenu();
    await site.engine().mouse.move(180, 650);
    await site.engine().mouse.scroll(300);
    await becomes('scrollY > 0');
    await isMenuOpen();
    await site.engine().resize(320, 256);
    await isMenuOpen();
    await get(`[...${the(menu)}.querySelectorAll('a')].at(-1).scrollIntoView()`);
    await becomes(`(() => {
      const { top, bottom } = [...${the(menu)}.querySelectorAll('a')].at(-1).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1;
    })()`);
  });

  test('N15: the menu opens before hydration, which keeps it open', async () => {
    const release = proxy().hold(/\.js$/);
    await site.engine().resize(phone.width, phone.height);
    await site.engine().open(site.url('/about'));
    await openMenu();
    await site.headerIsOpaque(true);
    release();
    await site.isHydrated();
    await isMenuOpen();
    await site.headerIsOpaque(true);
  });
});
