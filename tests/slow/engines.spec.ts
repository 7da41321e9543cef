import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from '../../scripts/support/static-server';
import { canShow } from '../helpers/display';
import { until, type Engine } from '../helpers/engine';
import { firefoxProgram, startFirefox } from '../helpers/firefox';
import { startWebkit, webkitDriver } from '../helpers/webkit';

/*
 * A smoke run in the two other engines, as Debian ships them: every page is seen and is hydrated, one
 * can do all there is to do, the next pages are fetched ahead, and nothing breaks the content policy.
 * That the tests know from the browsers' own reports: each page's policy is sent a second time, as one
 * that only reports.
 */

const reports: string[] = [];
/** Addresses that were answered, in order. */
const answered: string[] = [];
const reportAddress = '/policy-reports';
const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
const routes = ['/', '/about', '/services', '/contact', '/no-such-page'];
const phone = { width: 390, height: 844 };

let site: RunningServer;
let reporting: Server;
let url = '';

test.beforeAll(async () => {
  site = await startServer({ dir: 'public', port: 0 });
  reporting = createServer((request, answer) => {
    const parts: Buffer[] = [];
    if (request.url === reportAddress) {
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        reports.push(Buffer.concat(parts).toString());
        answer.writeHead(204).end();
      });
      return;
    }
    const { url: address = '/' } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    ask(site.url + address, { headers }, (response) => {
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        answer.once('finish', () => answered.push(address));
        const own = policy.exec(body.toString())?.[1];
        const more = own && {
          'content-security-policy-report-only': `${own}; report-uri ${reportAddress}`,
        };
        answer.writeHead(response.statusCode ?? 500, { ...response.headers, ...more }).end(body);
      });
    }).end();
  });
  await new Promise<void>((resolve) => {
    reporting.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(reporting.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  reporting.close();
  reporting.closeAllConnections();
  await site.close();
});

const engines = {
  Firefox: { program: firefoxProgram, start: startFirefox, packages: 'firefox-esr' },
  WebKitGTK: {
    // it opens windows, and has none to open without a display
    program: canShow ? webkitDriver : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb',
  },
};

const hydrated = (engine: Engine) =>
  until(async () =>
    Boolean(await engine.run("return !!document.querySelector('[data-hydrated]')")),
  );

const says = (engine: Engine, words: string) =>
  until(async () =>
    Boolean(await engine.run(`return document.body.innerText.includes(${JSON.stringify(words)})`)),
  );

const standsAt = (engine: Engine, y: number) =>
  until(async () => Math.abs(Number(await engine.run('return scrollY')) - y) < 2);

/** Does what leads to another document, and waits until that one is hydrated. */
async function toDocument(engine: Engine, act: () => Promise<unknown>): Promise<void> {
  await engine.run('window.left = true');
  await act();
  await until(async () => Boolean(await engine.run('return !window.left')));
  await hydrated(engine);
}

const heading = "return document.querySelector('h1').textContent";

/** The heading of a page as the server sends it, in a page that has nothing to escape there. */
async function writtenHeading(route: string): Promise<string> {
  const html = await (await fetch(site.url + route)).text();
  const words = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return words.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
}

const visibleHeading = `
  const { width, height, top } = document.querySelector('h1').getBoundingClientRect();
  const { opacity, visibility } = getComputedStyle(document.querySelector('h1'));
  return width > 100 && height > 20 && top < innerHeight && opacity === '1' && visibility === 'visible'`;

for (const [name, { program, start, packages }] of Object.entries(engines)) {
  test.describe(name, () => {
    test.skip(!program, `SKIPPED: ${name} is not installed (Debian: apt-get install ${packages}).`);
    let engine: Engine;
    let close: Engine['close'] | undefined;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      if (!program) return;
      engine = await start(program);
      close = engine.close;
    });
    test.afterAll(async () => {
      await close?.();
    });
    test.beforeEach(() => {
      reports.length = 0;
      answered.length = 0;
    });
    test.afterEach(() => {
      expect(reports).toEqual([]);
    });

    for (const route of routes) {
      test(`shows ${route}, and it is hydrated`, async () => {
        await engine.open(url + route);
        expect(await engine.run(visibleHeading)).toBe(true);
        await hydrated(engine);
        expect(await engine.run(visibleHeading)).toBe(true);
      });
    }

    test("writes with the site's own fonts", async () => {
      await engine.open(url);
      await hydrated(engine);
      const loaded = `return [...document.fonts].filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')).join()`;
      for (const family of ['Besley', 'Atkinson Hyperlegible Next']) {
        await until(async () =>
          String(await engine.run(loaded))
            .split(',')
            .includes(family),
        );
      }
    });

    test('goes from page to page', async () => {
      await engine.open(url);
      await hydrated(engine);
      await engine.run('window.stayed = true');
      for (const route of ['/about', '/services', '/contact']) {
        await engine.click(`footer a[href="${route}"]`);
        await until(async () => (await engine.run('return location.pathname')) === route);
        await until(async () => (await engine.run(heading)) === (await writtenHeading(route)));
        await until(async () => Boolean(await engine.run(visibleHeading)));
      }
      // by scripts, not by loading a page
      expect(await engine.run('return window.stayed')).toBe(true);
    });

    test('has fetched the next page before it is asked for', async () => {
      const data = '/page-data/services/page-data.json';
      await engine.open(`${url}/about`);
      await hydrated(engine);
      await engine.run(`document.querySelector('footer a[href="/services"]').scrollIntoView()`);
      await until(() => Promise.resolve(answered.includes(data)));
      answered.length = 0;
      await engine.click('footer a[href="/services"]');
      await until(async () => (await engine.run(heading)) === (await writtenHeading('/services')));
      expect(answered).not.toContain(data);
    });

    test('leaves the visitor where a browser would', async () => {
      const elsewhere = `data:text/html,<a href="${url}/services">There</a>`;
      await engine.open(`${url}/services`);
      await hydrated(engine);
      await engine.run('scrollTo(0, 1500)');
      await engine.open(elsewhere);
      await engine.click('a');
      await hydrated(engine);
      await standsAt(engine, 0);
      await engine.run('scrollTo(0, 900)');
      await standsAt(engine, 900);
      await toDocument(engine, () => engine.run('setTimeout(() => location.reload())'));
      await standsAt(engine, 900);
      await engine.open(elsewhere);
      await engine.run('setTimeout(() => history.back())');
      await until(async () => (await engine.run('return location.pathname')) === '/services');
      await hydrated(engine);
      await standsAt(engine, 900);
      await engine.run("location.hash = 'main'");
      await engine.run('scrollTo(0, 1200)');
      await standsAt(engine, 1200);
      // WebDriver would scroll to what it clicks
      await engine.run(`document.querySelector('a[href="/about"]').click()`);
      await until(async () => (await engine.run(heading)) === (await writtenHeading('/about')));
      await standsAt(engine, 0);
      await engine.run('history.back()');
      await standsAt(engine, 1200);
      await engine.run('history.back()');
      await until(async () => (await engine.run('return location.hash')) === '');
      await standsAt(engine, 900);
    });

    test('thanks for a message, and says what is to come', async () => {
      await engine.open(`${url}/contact`);
      await hydrated(engine);
      await engine.click('footer button');
      await says(engine, 'Coming Soon!');
      // what hangs over the edge there can be scrolled to, sideways
      const scrolls =
        "const { scrollWidth, clientWidth } = document.querySelector('li[data-state]');";
      expect(await engine.run(`${scrolls} return scrollWidth - clientWidth`)).toBe(0);
      const told = `return [...document.querySelectorAll('form [aria-invalid]')].map((field) =>
        field.name + ' ' + field.getAttribute('aria-describedby')).join()`;
      expect(await engine.run(told)).toBe('');
      await engine.click('form button');
      const all = 'name name-hint,email email-hint,message message-hint';
      await until(async () => (await engine.run(told)) === all);
      await engine.run(`
        const values = { name: 'June', email: 'june@example.org', message: 'Hello' };
        for (const [name, value] of Object.entries(values)) {
          document.querySelector('form [name="' + name + '"]').value = value;
        }`);
      await engine.click('form button');
      await says(engine, 'Message Sent (Simulation)');
      expect(await engine.run('return location.search')).toBe('');
    });

    test('goes on by the menu of a phone', async () => {
      await engine.resize(phone.width, phone.height);
      await engine.open(`${url}/about`);
      await hydrated(engine);
      const isOpen = "return document.querySelector('#site-menu').matches(':popover-open')";
      expect(await engine.run(isOpen)).toBe(false);
      await engine.click('[popovertarget="site-menu"]');
      await until(async () => Boolean(await engine.run(isOpen)));
      await engine.click('#site-menu a[href="/services"]');
      await until(async () => (await engine.run(heading)) === (await writtenHeading('/services')));
      await until(async () => !(await engine.run(isOpen)));
    });

    test('tells what the policy forbids, or these tests would be blind', async () => {
      await engine.open(url);
      await engine.run(`
        const picture = document.createElement('img');
        picture.src = 'https://evil.example/picture.png';
        document.body.append(picture);`);
      await until(() => Promise.resolve(reports.some((report) => report.includes('img-src'))));
      reports.length = 0;
    });
  });
}
