import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from 'static-site/static-server';
import { describeEngines, isHydrated, waitsIn } from 'browser-testing/engines/engines';
import { deliveryWords, thanksHeading } from '../helpers/content/delivery-content';
import { deliverySite } from '../helpers/builds/delivery-site';
import { behaviors, goodBehaviors, misbehaviors } from '../helpers/builds/form-endpoint';
import { typed } from '../helpers/site/site';

/* A contact form with delivery, in the two other engines. */

const { endpoint, behave, served, folder } = deliverySite('delivery-engines');

describeEngines((engine) => {
  const servers: RunningServer[] = [];
  test.afterAll(() => Promise.all(servers.map((server) => server.close())));

  const { becomes, says } = waitsIn(engine);
  const values =
    "[...document.querySelectorAll('form [data-field]')].map((field) => field.value).join()";
  const fill = () =>
    engine().run(`
      for (const [name, value] of Object.entries(${JSON.stringify(typed)})) {
        const field = document.querySelector('form [name="' + name + '"]');
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }`);
  const openForm = async (url: string) => {
    await engine().open(url);
    await becomes(isHydrated);
    await engine().run('sessionStorage.clear()');
    await fill();
  };

  for (const name of goodBehaviors) {
    test(`F13: when the service ${name}, the message is confirmed`, async () => {
      behave(name);
      await openForm(served('/contact'));
      await engine().click('form button');
      await says('Message Sent');
      await becomes(values, ',,');
      expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...typed, _gotcha: '' }]);
      await becomes('location.pathname', '/contact');
    });
  }

  for (const name of misbehaviors) {
    test(`F14: when the service ${name}, an error is shown and nothing is lost`, async () => {
      behave(name);
      await openForm(served('/contact'));
      await engine().click('form button');
      await says(deliveryWords.failed.title);
      await becomes(values, Object.values(typed).join());
    });
  }

  test('F16: a form reached by a link is sent', async () => {
    await engine().open(served('/about'));
    await becomes(isHydrated);
    await engine().click('footer a[href="/contact"]');
    await becomes('location.pathname', '/contact');
    await becomes(isHydrated);
    await fill();
    await engine().click('form button');
    await says('Message Sent');
  });

  for (const [state, without] of Object.entries({
    'without scripts': /<script[^]*?<\/script>|<template id="deferred-scripts">.*?<\/template>/g,
    'before hydration': /src="[^"]*\.js"/g,
  })) {
    test(`F15: ${state} the browser sends the message and shows the thank-you page`, async () => {
      const dir = path.join(folder, '..', state.replaceAll(' ', '-'));
      await cp(folder, dir, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
      const file = path.join(dir, 'contact.html');
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll(without, ''));
      const server = await startServer({ dir });
      servers.push(server);
      endpoint.behave = behaviors(`${server.url}/contact/sent`)['answers with a redirect'];
      await engine().open(`${server.url}/contact`);
      await fill();
      await engine().click('form button');
      await becomes("document.querySelector('h1').textContent", thanksHeading);
      expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...typed, _gotcha: '' }]);
    });
  }
});
