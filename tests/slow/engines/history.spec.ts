import { expect, test } from '@playwright/test';
import {
  account,
  describeSite,
  field,
  linkTo,
  parts,
  phone,
  the,
  typed,
} from '../../helpers/site/engine-site';

/* Scroll positions, and documents that come back from the back/forward cache, in the two other engines. */

const { menu, notification, toggle } = parts;

describeSite((site, proxy, name) => {
  const { becomes, get, isScrolledTo, press } = site;
  const visitAt = async (route: string, y: number) => {
    await site.visit(route);
    await site.scrollTo(y);
  };
  /** Leaves for another document by a link. */
  const leave = async () => {
    // WebKit keeps no document that is left while it loads, as one may be that a click has hydrated
    await becomes('document.readyState', 'complete');
    await get(`(() => {
      window.kept = true;
      window.comeBack = [];
      addEventListener('pageshow', ({ persisted }) => comeBack.push(persisted));
      const link = document.createElement('a');
      link.href = '/licenses.txt';
      link.id = 'leave';
      document.body.append(link);
      setTimeout(() => link.click());
    })()`);
    await becomes('location.pathname', '/licenses.txt');
    await becomes('document.readyState', 'complete');
  };
  /** Leaves and comes back, and expects the same document, which went on where it was. */
  const leaveAndReturn = async () => {
    await leave();
    await site.back();
    await becomes('window.kept && comeBack.join()', 'true');
  };

  test('X5: a new page starts at its top; Back and Forward restore the position', async () => {
    await visitAt('/', 700);
    await site.follow('/services');
    await site.shows('/services');
    await isScrolledTo(0);
    await site.back();
    await site.shows('/');
    await isScrolledTo(700);
    await site.forward();
    await site.shows('/services');
    await isScrolledTo(0);
  });

  test('X5: a reload restores the position; a link from another document starts at the top', async () => {
    await visitAt('/services', 900);
    await site.reload();
    await isScrolledTo(900);
    await site.engine().open(proxy().blank);
    await site.engine().open(site.url('/services'));
    await site.isHydrated();
    await isScrolledTo(0);
  });

  test('X5: Back and reload restore the position on a page with a hash', async () => {
    await site.visit('/about');
    await press('Tab', 'Enter');
    await becomes('location.hash', '#main');
    await site.scrollTo(1200);
    await site.follow('/services');
    await site.shows('/services');
    await isScrolledTo(0);
    await site.back();
    await becomes('location.hash', '#main');
    await isScrolledTo(1200);
    await site.reload();
    await isScrolledTo(1200);
  });

  test('X5: each hash in the history has its own scroll position', async () => {
    await visitAt('/about', 300);
    await get("void (location.hash = 'principles')");
    await becomes(
      `Math.abs(${the('#principles')}.getBoundingClientRect().top -
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 2`,
    );
    await site.scrollTo(1700);
    await site.back();
    await isScrolledTo(300);
    await site.forward();
    await isScrolledTo(1700);
  });

  test('X5: the position on a late page is restored once it arrives', async () => {
    await visitAt('/about', 700);
    await site.follow('/services');
    await site.shows('/services');
    await site.scrollTo(900);
    const release = proxy().hold(/page-data\/about\/page-data\.json/);
    await site.reload();
    await site.back();
    await becomes('location.pathname', '/about');
    await isScrolledTo(900);
    release();
    await site.shows('/about');
    await isScrolledTo(700);
    await site.forward();
    await site.shows('/services');
    await isScrolledTo(900);
  });

  // Firefox shows a document from that cache as it was left, at its last address
  if (name !== 'Firefox')
    test('X5: two steps back from another document restore the position', async () => {
      await visitAt('/about', 700);
      await site.follow('/services');
      await site.shows('/services');
      await leave();
      await get('void setTimeout(() => history.go(-2))');
      await becomes('location.pathname', '/about');
      await site.isHydrated();
      await isScrolledTo(700);
    });

  test('X5: nothing moves once the visitor has scrolled', async () => {
    const release = proxy().hold(/\.js$/);
    await site.engine().resize(1280, 800);
    await site.engine().open(site.url('/services'));
    await site.scrollTo(500);
    release();
    await site.isHydrated();
    await isScrolledTo(500);
  });

  test('N1, X5: a document from the back/forward cache has its position and its opaque header', async () => {
    await visitAt('/services', 900);
    // engines keep no document that still waits for something
    await becomes(`[...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    })`);
    await leaveAndReturn();
    await isScrolledTo(900);
    await site.headerIsOpaque(true);
    await site.scrollTo(0);
    await site.headerIsOpaque(false);
    await site.follow('/about');
    await site.shows('/about');
    await site.back();
    await site.shows('/services');
  });

  test('F10: a form from the back/forward cache has its text, and still works', async () => {
    await site.visit('/contact');
    await site.fill({ message: typed.message, name: typed.name });
    await leaveAndReturn();
    await becomes(`${the(field('message'))}.value`, typed.message);
    await becomes(`${the(field('name'))}.value`, typed.name);
    await becomes(`${the(field('message'))}.getAttribute('aria-invalid')`, 'false');
    await site.fill({ email: typed.email });
    await press('Enter');
    await site.says('Message Sent (Simulation)');
    expect(await site.values()).toEqual(['', '', '']);
  });

  test('F10: a form that was left and is loaded again has its text', async () => {
    await site.visit('/contact');
    await site.fill({ message: typed.message });
    await site.engine().open(proxy().blank);
    await site.engine().open(site.url('/contact'));
    await site.isHydrated();
    await becomes(`${the(field('message'))}.value`, typed.message);
  });

  test('N2, N3: the menu works in a document from the back/forward cache', async () => {
    await site.visit('/about', phone);
    await site.engine().click(toggle);
    await becomes(`${the(menu)}.matches(':popover-open')`);
    await press('Escape');
    await leaveAndReturn();
    await site.isVisible(linkTo('/services'), false);
    await site.engine().click(toggle);
    await site.isVisible(linkTo('/services'));
    await site.engine().click(linkTo('/services'));
    await site.shows('/services');
    await site.isVisible(linkTo('/about'), false);
  });

  test('T1, T3: a notification in a document from the back/forward cache leaves in time', async () => {
    await site.visit('/about');
    await site.raise();
    await leaveAndReturn();
    await site.notificationIs('gone');
    await get(`${the(account())}.click()`);
    await becomes(`${the(notification)}?.dataset.state`, 'open');
    await site.notificationIs('gone');
  });
});
