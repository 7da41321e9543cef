import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { valueAt } from 'content-check/schema-traversal';
import { hostedRepository } from '../../tests/github/repository-files';
import { siteTexts } from '../../tests/small-site/texts';
import { smallSite } from '../../tests/small-site/content-folder';
import { siteEditor, siteFrame } from '../../tests/small-site/options';
import { writeHostedEditor } from './write-hosted';

let folder: string;
let html: string;

const write = (place = folder) =>
  writeHostedEditor({
    ...siteEditor,
    frame: siteFrame,
    root: smallSite,
    repository: hostedRepository,
    folder: place,
    base: '/website/edit/',
    isTextPublic: (document) => valueAt(document, ['email']) === undefined,
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  await write();
  writeFileSync(path.join(folder, 'old-chunk.js'), '');
  await write();
  html = readFileSync(path.join(folder, 'index.html'), 'utf8');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The id that Git has for a file of the content. */
const idOf = (file: string) =>
  execFileSync('git', ['hash-object', path.join(smallSite, file)], { encoding: 'utf8' }).trim();

const contentOf = (name: string) =>
  new RegExp(`<meta (?:name|http-equiv)="${name}" content="([^"]*)">`).exec(html)?.[1];

it('has a policy that allows requests to the API of the host alone, nothing inline, and Trusted Types', () => {
  expect(contentOf('Content-Security-Policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    // the empty style element of styled-components
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types editor ProseMirrorClipboard',
  ]);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style/);
});

it('is not for search engines, and tells nobody where it is', () => {
  expect(contentOf('robots')).toBe('noindex');
  expect(contentOf('referrer')).toBe('no-referrer');
});

it('finds its files below the address of the site', () => {
  expect(html).toContain('src="/website/edit/editor.js"');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const font = '/website/edit/besley-latin-600-normal.woff2';
  expect(texts.some((text) => text.includes(font))).toBe(true);
  expect(existsSync(path.join(folder, 'besley-latin-600-normal.woff2'))).toBe(true);
});

it('has the pictures of choices, and nothing of an earlier build', () => {
  expect(existsSync(path.join(folder, 'choices/icon/scales.svg'))).toBe(true);
  expect(existsSync(path.join(folder, 'old-chunk.js'))).toBe(false);
});

it('knows the sizes of the pictures by the ids that Git has for them', () => {
  const [, settings = ''] = /data-settings="([^"]*)"/.exec(html) ?? [];
  const { sizes } = JSON.parse(settings.replaceAll('&quot;', '"')) as { sizes: object };
  expect(sizes).toHaveProperty(idOf('images/quilt-dawn.webp'));
});

it('has the texts that may be public, by the ids that Git has for them', () => {
  const [, known = ''] = /data-texts="([^"]*)"/.exec(html) ?? [];
  const texts = JSON.parse(known.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
  const { 'contact.json': contact, 'site.json': site } = siteTexts();
  expect(texts).toHaveProperty(idOf('site.json'), site);
  expect(Object.values(texts)).not.toContain(contact);
});

it('deletes nothing that is no form, such as a project whose own folder is named', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  writeFileSync(path.join(project, 'index.html'), '<main>A site</main>');
  await expect(write(project)).rejects.toThrow(`${project}, has something else`);
  expect(readdirSync(project)).toEqual(['index.html']);
  rmSync(project, { recursive: true });
});
