import { readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { apache } from './hosts/apache';
import { caddy } from './hosts/caddy';
import { hasIpv6, type HostServer, RunningHost, withLines } from './hosts/host-server';
import { nginx } from './hosts/nginx';
import { headersFor, hiddenPaths } from 'static-site/headers';
import { redirectsBelow } from 'static-site/redirects';
import { siteConfigs } from 'static-site/site-config';
import { filesOf } from 'static-site/list-files';

/* The configurations in deploy/ in real servers, serving the last build with added redirects. */

const site = 'test-results/site-with-redirects';
const notFoundPage = () => readFileSync(`${site}/404.html`);

/** Longer than a key in a map of nginx may be by default. */
const longPath = `/${'a-name-of-some-length-'.repeat(20)}end`;

const redirects = [
  { from: '/our-mission', to: '/about' },
  { from: '/work/process', to: '/services#how-it-runs' },
  { from: longPath, to: '/contact' },
  { from: '/About-Us', to: '/about' },
  { from: '/contact.php', to: '/contact' },
  { from: '/our_team.html', to: '/about#principles' },
];

/** Writes the servers' files for a site below a path, with redirects and a page whose form is sent. */
async function writeRedirects(pathPrefix: string): Promise<void> {
  const pages = [{ path: '/write', formOrigins: ['https://forms.example.com'] }];
  const config = { pages, redirects: redirectsBelow(pathPrefix, redirects) };
  for (const [file, text] of Object.entries(siteConfigs(config)))
    await writeFile(path.join(site, file), text);
}

test.beforeAll(async () => {
  await rm(site, { recursive: true, force: true });
  await cp('public', site, { recursive: true });
  // as the build does, for hosts without redirects
  await mkdir(`${site}/our-mission`);
  for (const file of ['our-mission.html', 'our-mission/index.html'])
    await writeFile(path.join(site, file), 'This page has moved.');
  await writeFile(`${site}/static/100% wool, A&B (1).avif`, 'a name that an editor may give');
  await mkdir(`${site}/write`);
  for (const file of ['write.html', 'write/index.html'])
    await writeFile(path.join(site, file), 'Write to us.');
  await writeRedirects('');
});

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** Sends a request; follows no redirect, decompresses nothing and adds no headers. */
function requestAt(address: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received as Answer['headers'], body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end();
  });
}

/** Those headers of an answer that are in the table. */
function tableOf({ headers }: Answer, address: string): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(headersFor(address, false)).map((name) => [name, headers[name.toLowerCase()]]),
  );
}

for (const [name, server] of Object.entries({ nginx, Caddy: caddy, Apache: apache }))
  test.describe(name, () => {
    test.skip(
      !server.program,
      `SKIPPED: ${name} is not installed (Debian: apt-get install ${server.packages}).`,
    );

    const host = new RunningHost();
    const ask = (address: string, headers = {}, method = 'GET') =>
      requestAt(host.url() + address, headers, method);

    test.beforeAll(() => host.start(name.toLowerCase(), server, site));
    test.afterAll(() => host.stop());

    test('only a page with delivery may send its form', async () => {
      for (const address of [
        '/write',
        '/write/',
        '/write.html',
        '/write/index.html',
        '/write?a=1',
      ]) {
        const { status, headers } = await ask(address);
        expect(status, address).toBe(200);
        expect(headers['content-security-policy'], address).toBe(
          "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action https://forms.example.com 'self'",
        );
      }
      for (const address of ['/written', '/about/write', '/contact', '/']) {
        const { headers } = await ask(address);
        expect(headers['content-security-policy'], address).toMatch(/; form-action 'none'$/);
      }
    });

    for (const [address, file] of [
      ['/', 'index.html'],
      ['/about', 'about.html'],
      ['/about/', 'about/index.html'],
      ['/services?from=card', 'services.html'],
    ] as const) {
      test(`${address} serves the page, without a redirect`, async () => {
        const answer = await ask(address);
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body.equals(readFileSync(`${site}/${file}`))).toBe(true);
      });
    }

    for (const [address, target] of [
      ['/our-mission', '/about'],
      ['/our-mission/', '/about'],
      ['/our-mission?from=card&x=%23%20%25', '/about?from=card&x=%23%20%25'],
      ['/work/process', '/services#how-it-runs'],
      ['/work/process/?from=card', '/services?from=card#how-it-runs'],
      [longPath, '/contact'],
      ['/About-Us', '/about'],
      ['/contact.php?a=1', '/contact?a=1'],
      ['/our_team.html', '/about#principles'],
    ] as const) {
      test(`${address.slice(0, 50)} redirects to ${target}`, async () => {
        const answer = await ask(address);
        expect(answer.status).toBe(301);
        const { location = '' } = answer.headers;
        expect(new URL(location, host.url()).href).toBe(host.url() + target);
        expect(tableOf(answer, target)).toEqual({
          'X-Robots-Tag': undefined,
          ...headersFor(target),
        });
      });
    }

    test('every file has the headers of the table', async () => {
      const isHidden = (file: string) => hiddenPaths.some((hidden) => hidden === `/${file}`);
      const files = (await filesOf(site)).filter(
        (file) => !isHidden(file) && !file.startsWith('write'),
      );
      for (const file of files) {
        const answer = await ask(`/${encodeURI(file)}`);
        expect(answer.status, file).toBe(200);
        expect(tableOf(answer, `/${file}`), file).toEqual({
          'X-Robots-Tag': undefined,
          ...headersFor(`/${file}`),
        });
      }
    });

    for (const address of [
      '/no-such-page',
      '/about-us',
      '/contactXphp',
      '/no-such.js',
      '/static/no-such.avif',
      // folders without a page
      '/static',
      '/static/',
      '/page-data',
      '/.git/config',
      '/.htaccess',
      // longer than the name of a file may be
      `/${'a-long-name-'.repeat(25)}`,
      ...hiddenPaths,
    ]) {
      test(`${address.slice(0, 50)} gets the site's 404 page`, async () => {
        const answer = await ask(address);
        expect(answer.status).toBe(404);
        expect(answer.body.equals(notFoundPage())).toBe(true);
        expect(tableOf(answer, '/404.html')).toEqual({
          'X-Robots-Tag': undefined,
          ...headersFor('/404.html'),
        });
      });
    }

    test('other sites may show pictures of shared links and icons, and no script or picture', async () => {
      const policyOf = async (address: string) =>
        (await ask(address)).headers['cross-origin-resource-policy'];
      for (const address of ['/og.jpg', '/og/about.jpg', '/favicon.ico', '/icon-512.png'])
        expect(await policyOf(address), address).toBe('cross-origin');
      const script = (await filesOf(site)).find((file) => /^app-\w+\.js$/.test(file)) ?? '';
      for (const address of [`/${script}`, `/static/${encodeURI('100% wool, A&B (1).avif')}`])
        expect(await policyOf(address), address).toBe('same-origin');
      for (const address of ['/', '/about', '/robots.txt', '/static/no-such.avif'])
        expect(await policyOf(address), address).toBeUndefined();
    });

    test('compressed files are served as built, to clients that accept them', async () => {
      const plain = await ask('/about', { 'Accept-Encoding': 'identity' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const zipped = await ask('/about', { 'Accept-Encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(zipped.body.length).toBe(statSync(`${site}/about.html.gz`).size);
      expect(zipped.headers.vary).toBe('Accept-Encoding');
      // RFC 9110, 12.4.2: a quality of 0 means not acceptable
      const refusals = ['br;q=0, gzip;q=0', 'br; q=0.0, gzip ; q=0.000'];
      // nginx's brotli module knows only the small letter, which is what browsers send
      if (server !== nginx) refusals.push('br;Q=0,identity');
      for (const rejected of refusals) {
        const response = await ask('/about', { 'Accept-Encoding': rejected });
        expect(response.headers['content-encoding'], rejected).toBeUndefined();
      }
      const little = await ask('/about', { 'Accept-Encoding': 'gzip;q=0.5' });
      expect(little.headers['content-encoding']).toBe('gzip');
    });

    test('brotli is preferred, if the server supports it', async () => {
      test.skip(!server.brotli, `SKIPPED: ${name} has no brotli module here.`);
      const dense = await ask('/about', { 'Accept-Encoding': 'br, gzip' });
      expect(dense.headers['content-encoding']).toBe('br');
      expect(dense.body.length).toBe(statSync(`${site}/about.html.br`).size);
    });

    test('a file with a known ETag is answered with 304', async () => {
      const { headers } = await ask('/about');
      expect(headers.etag).toBeDefined();
      const again = await ask('/about', { 'If-None-Match': headers.etag });
      expect(again.status).toBe(304);
    });

    test('the 404 page is always sent in full', async () => {
      const { headers } = await ask('/no-such-page');
      // nginx sends neither with this page
      const known = {
        'If-None-Match': headers.etag ?? '*',
        'If-Modified-Since': headers['last-modified'] ?? new Date().toUTCString(),
      };
      for (const asked of [known, { Range: 'bytes=0-9' }]) {
        const again = await ask('/no-such-page', asked);
        expect(again.status).toBe(404);
        expect(again.body.equals(notFoundPage())).toBe(true);
      }
    });

    test('a preview is noindex', async () => {
      for (const address of ['/about', '/no-such-page']) {
        const { headers } = await ask(address, { Host: 'preview.ridgeline.example' });
        expect(headers['x-robots-tag'], address).toBe('noindex');
      }
    });

    test('content types are set, and no server version is sent', async () => {
      const types = {
        avif: /^image\/avif$/,
        html: /^text\/html; charset=utf-8$/,
        js: /^(?:text|application)\/javascript/,
        json: /^application\/json/,
        svg: /^image\/svg\+xml/,
        txt: /^text\/plain; charset=utf-8$/,
        webmanifest: /^application\/manifest\+json/,
        woff2: /^font\/woff2$/,
      };
      const files = await filesOf(site);
      for (const [ending, type] of Object.entries(types)) {
        const file = files.find((name) => name.endsWith(`.${ending}`) && name !== '404.html') ?? '';
        for (const encoding of ['identity', 'br', 'gzip']) {
          const { status, headers } = await ask(`/${encodeURI(file)}`, {
            'Accept-Encoding': encoding,
          });
          expect(status, file).toBe(200);
          expect(headers['content-type'], `${file}, ${encoding}`).toMatch(type);
          expect(headers.server).toBe(server.name);
        }
      }
    });

    test('POST is rejected, and no file outside of the site is served', async () => {
      expect((await ask('/contact', {}, 'POST')).status).toBe(405);
      expect((await ask('/../package.json')).status).toBeGreaterThanOrEqual(400);
      expect((await ask('/%2e%2e/package.json')).status).toBeGreaterThanOrEqual(400);
    });

    test('IPv6 serves the same site', async () => {
      test.skip(!hasIpv6, 'SKIPPED: this machine has no IPv6.');
      const answer = await requestAt(`${host.url('[::1]')}/about`);
      expect(answer.body.equals(readFileSync(`${site}/about.html`))).toBe(true);
    });
  });

test.describe('nginx below a path', () => {
  test.skip(!nginx.program, 'SKIPPED: nginx is not installed.');
  const host = new RunningHost();

  /** With the lines that the documentation says to add. */
  const belowPath: HostServer = {
    ...nginx,
    prepare: async (place) => {
      const args = await nginx.prepare(place);
      const file = path.join(place.folder, 'nginx.conf');
      const guide = readFileSync('docs/deploying.md', 'utf8');
      const lines = [...guide.matchAll(/`(location [^`]+)`/g)].map(([, line = '']) => line);
      const all = [...lines, 'location / {'].join('\n');
      await writeFile(file, withLines(await readFile(file, 'utf8'), { 'location / {': all }));
      return args;
    },
  };

  test.beforeAll(async () => {
    await writeRedirects('/website');
    await host.start('nginx-below-a-path', belowPath, site);
  });
  test.afterAll(() => host.stop());

  for (const [address, target] of [
    ['/website/our-mission', '/website/about'],
    ['/website/work/process/?from=card', '/website/services?from=card#how-it-runs'],
  ] as const) {
    test(`${address} redirects to ${target}`, async () => {
      const { status, headers } = await requestAt(host.url() + address);
      expect(status).toBe(301);
      expect(headers.location).toBe(target);
    });
  }

  test('a page is served', async () => {
    const answer = await requestAt(`${host.url()}/website/about`);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(readFileSync(`${site}/about.html`))).toBe(true);
  });
});
