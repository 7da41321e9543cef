import { expect, test } from '@playwright/test';
import { describeSite, field, parts, the, typed } from '../../helpers/site/engine-site';

/* The contact form without delivery, in the two other engines; with it: delivery-engines.spec.ts. */

const { send, notification } = parts;
const names = ['name', 'email', 'message'] as const;
const thanks = 'Message Sent (Simulation)';

/** Which fields are exposed as invalid, and described by their visible hint. */
const invalid = `[...document.querySelectorAll('form [data-field]')].filter((each) => {
  const hint = document.getElementById(each.name + '-hint');
  const is = [each.getAttribute('aria-invalid') === 'true',
    each.getAttribute('aria-describedby') === hint.id, hint.checkVisibility({ visibilityProperty: true })];
  if (new Set(is).size > 1) throw new Error(each.name + ' is half invalid: ' + is);
  return is[0];
}).map(({ name }) => name).join()`;

describeSite((site, proxy) => {
  const { becomes, get, press, isFocused } = site;
  const valuesBecome = (...values: readonly string[]) =>
    expect.poll(() => site.values()).toEqual(values);
  const visitEarly = async () => {
    const release = proxy().hold(/\.js$/);
    await site.engine().resize(1280, 800);
    await site.engine().open(site.url('/contact'));
    return release;
  };
  const isNotSent = async () => {
    expect(await get('location.pathname + location.search')).toBe('/contact');
    // documents and data; files are not messages
    expect(proxy().served.filter((address) => /june|contact\?/.test(address))).toEqual([]);
  };

  test('F1: an empty or invalid field is focused, and nothing is confirmed', async () => {
    await site.visit('/contact');
    await site.engine().click(send);
    await isFocused(field('name'));
    await site.fill();
    await site.fill({ email: 'june@' });
    await site.engine().click(send);
    await isFocused(field('email'));
    await becomes(`${the(notification)} === null`);
  });

  test('F2, F9, F17: each message gets one confirmation, the form shows it, and nothing is sent', async () => {
    await site.visit('/contact');
    await site.fill();
    await press('Enter');
    // a new line in the message
    await becomes(`${the(field('message'))}.value.includes('\\n')`);
    await site.engine().click(send);
    await site.says(thanks);
    await valuesBecome('', '', '');
    await becomes(
      "getComputedStyle(document.querySelector('[data-sent] svg')).getPropertyValue('--flag')",
      '1',
    );
    await site.fill();
    await becomes("document.querySelector('[data-sent]') === null");
    await site.focus(field('email'));
    await press('Enter');
    await valuesBecome('', '', '');
    await isFocused(field('email'));
    await becomes(`document.querySelectorAll('${notification}').length`, 1);
    await isNotSent();
  });

  test('F3: an error is exposed exactly while it is shown', async () => {
    await site.visit('/contact');
    expect(await get(invalid)).toBe('');
    for (const name of names)
      expect(await get(`${the(field(name))}.getAttribute('aria-invalid')`)).toBe('false');
    await get(`(() => {
      window.read = [];
      document.addEventListener('focusin', ({ target }) => read.push(target.getAttribute('aria-invalid')));
    })()`);
    await site.focus(send);
    await press('Enter');
    await isFocused(field('name'));
    await becomes(invalid, names.join());
    expect(await get('read.at(-1)')).toBe('true');
    await site.fill({ name: 'June' });
    await becomes(invalid, 'email,message');
    await site.fill({ email: 'june@' });
    await becomes(invalid, 'email,message');
    await site.fill();
    await becomes(invalid, '');
    await site.fill({ email: 'june@' });
    await becomes(invalid, 'email');
    await site.fill({ email: typed.email });
    await press('Enter');
    await site.says(thanks);
    await becomes(invalid, '');
  });

  test('F3: an invalid field shows its error when it is left', async () => {
    await site.visit('/contact');
    await site.fill({ email: 'june@' });
    expect(await get(invalid)).toBe('');
    await press('Tab');
    await becomes(invalid, 'email');
  });

  test('F4: every field has a visible label, and text of at least 16 px', async () => {
    await site.visit('/contact');
    for (const name of names) {
      await becomes(
        `[...${the(field(name))}.labels].every((label) => label.checkVisibility())
        && ${the(field(name))}.labels.length`,
        1,
      );
      await becomes(`parseFloat(getComputedStyle(${the(field(name))}).fontSize) >= 16`);
    }
  });

  test('F5, F7: a submit before hydration sends nothing, and late scripts replay it', async () => {
    const release = await visitEarly();
    await site.fill();
    await site.engine().click(send);
    await valuesBecome(typed.name, typed.email, typed.message);
    await becomes(`${the(notification)} === null`);
    release();
    await site.says(thanks);
    await valuesBecome('', '', '');
    await isNotSent();
  });

  test('F5, F7: if scripts fail to load, nothing is sent or lost, and the form says why', async () => {
    const release = await visitEarly();
    await site.fill();
    await site.engine().click(send);
    release(false);
    await site.isVisible('form [role=alert]');
    await becomes(
      "document.querySelector('form [role=alert]').innerText.startsWith('This form needs JavaScript')",
    );
    await valuesBecome(typed.name, typed.email, typed.message);
    await becomes(
      "[...document.querySelectorAll('footer button')].some((each) => each.checkVisibility())",
      false,
    );
    await isNotSent();
  });

  test('F6: a plain submit of an altered form is blocked', async () => {
    await site.visit('/contact');
    await site.fill();
    await get(`(() => {
      const form = document.querySelector('form');
      form.setAttribute('method', 'get');
      setTimeout(() => form.submit());
    })()`);
    await expect.poll(() => proxy().reports.join()).toContain('form-action');
    await isNotSent();
    proxy().reports.length = 0;
  });

  test('F10: typed text is restored after navigation and reload, until it is sent', async () => {
    await site.visit('/contact');
    await site.fill({ message: typed.message });
    await site.follow('/about');
    await site.shows('/about');
    await site.back();
    await site.shows('/contact');
    await valuesBecome('', '', typed.message);
    await site.reload();
    await valuesBecome('', '', typed.message);
    expect(await get(invalid)).toBe('');
    await site.fill();
    await site.engine().click(send);
    await site.says(thanks);
    await site.reload();
    await valuesBecome('', '', '');
  });

  test('F10: text typed before hydration wins over stored text', async () => {
    const release = await visitEarly();
    await get(`(() => {
      for (const name of ['name', 'message']) sessionStorage.setItem('unsent-' + name, 'Stored');
    })()`);
    await site.fill({ name: 'June Carp' });
    release();
    await site.isHydrated();
    await valuesBecome('June Carp', '', 'Stored');
  });

  for (const [gesture, twice] of Object.entries({
    'a double click': async () => {
      const { left, top } = await site.box(send);
      await site.engine().mouse.move(left + 20, top + 20);
      for (let clicks = 0; clicks < 2; clicks += 1) {
        await site.engine().mouse.press();
        await site.engine().mouse.release();
      }
    },
    'two presses of the space bar': async () => {
      await site.focus(send);
      await press(' ', ' ');
    },
  }))
    test(`F11: ${gesture} is confirmed once, without errors`, async () => {
      await site.visit('/contact');
      await site.fill();
      await get(`${the(send)}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await twice();
      await site.says(thanks);
      await valuesBecome('', '', '');
      expect(await get(invalid)).toBe('');
    });
});
