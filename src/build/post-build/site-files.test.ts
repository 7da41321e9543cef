import { buildFolder } from 'unit-testing/build-folder';
import { securityTxt, writeSiteFiles, type SiteFacts } from './site-files';

const folder = buildFolder();
const facts: SiteFacts = {
  site: { name: 'Ridgeline Ethical AI', language: 'en-US' },
  contact: {
    details: [
      { kind: 'email', label: 'Email', text: 'hello@ridgeline.example', icon: 'envelope-simple' },
      { kind: 'email', label: 'Jobs', text: 'jobs@ridgeline.example', icon: 'envelope-simple' },
    ],
  },
  pages: [
    { path: '/about', noindex: false },
    { path: '/', noindex: false },
    { path: '/404', noindex: true },
    { path: '/draft', noindex: true },
  ],
  redirects: [{ from: '/old', page: '/about', hash: '' }],
};

const write = (url = 'https://ridgeline.example', pathPrefix = '', indexable = true) =>
  writeSiteFiles(folder.path(), { url: url + pathPrefix, pathPrefix, indexable }, facts);

const locations = () =>
  [...folder.text('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);

it('lists only indexable pages in the sitemap', async () => {
  await write();
  expect(locations()).toEqual(['https://ridgeline.example/', 'https://ridgeline.example/about']);
});

it.each([
  ['robots.txt', /^User-agent: \*\nDisallow:\n/],
  ['robots.txt', /^Sitemap: https:\/\/ridgeline\.example\/sitemap\.xml\n/m],
  [
    '.well-known/security.txt',
    /^Contact: mailto:hello@ridgeline\.example\nExpires: \d{4}-\d\d-01T00:00:00Z\n/,
  ],
])('writes into %s: %p', async (file, text) => {
  await write();
  expect(folder.text(file)).toMatch(text);
});

it('writes the web app manifest, without a shorter name than that of the company', async () => {
  await write();
  const manifest: unknown = JSON.parse(folder.text('site.webmanifest'));
  expect(manifest).not.toHaveProperty('short_name');
  expect(manifest).toMatchObject({
    name: 'Ridgeline Ethical AI',
    start_url: '/',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }, { purpose: 'maskable' }],
  });
});

it('includes the path prefix', async () => {
  await write('https://org.example', '/website');
  expect(locations()).toEqual([
    'https://org.example/website/',
    'https://org.example/website/about',
  ]);
  expect(folder.text('robots.txt')).toContain('https://org.example/website/sitemap.xml');
  expect(folder.text('site.webmanifest')).toContain('"/website/icon-192.png"');
  expect(folder.text('site.webmanifest')).toContain('"start_url":"/website/"');
});

it('escapes the address in the sitemap', async () => {
  await write('https://org.example', '/a&b');
  expect(locations()[0]).toBe('https://org.example/a&amp;b/');
});

it('writes the headers for hosts, with noindex for a preview', async () => {
  folder.write('app-d1d5a2f0.js', '');
  await write();
  expect(folder.text('_headers')).toContain('\n/app-d1d5a2f0.js\n');
  expect(folder.text('_headers')).not.toContain('X-Robots-Tag');
  await write('https://ridgeline.example', '', false);
  expect(folder.text('_headers')).toContain('  X-Robots-Tag: noindex\n');
});

it.each(['_nginx.conf', '_caddy.conf', '_apache.conf', '_redirects'])(
  'writes the redirects into %s',
  async (file) => {
    await write();
    expect(folder.text(file)).toMatch(/\/old.* "?\/about/);
  },
);

it.each([
  ['2026-10-01T00:00:00Z', '2027-10-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-10-01T00:00:00Z'],
  ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z'],
])('security.txt built at %s expires at %s', (now, expires) => {
  const text = securityTxt('https://ridgeline.example', 'a@b.example', 'en-US', new Date(now));
  expect(text).toContain(`Expires: ${expires}\n`);
  expect(Date.parse(expires) - Date.parse(now)).toBeLessThanOrEqual(366 * 24 * 3600 * 1000);
});
