import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostedRepository } from '../../tests/github/repository-files';
import { siteTexts } from '../../tests/small-site/texts';
import { smallSite } from '../../tests/small-site/content-folder';
import { siteEditor, siteFrame } from '../../tests/small-site/options';
import { writeHostedEditor } from './write-hosted';

let content: string;
let folder: string;
let html: string;

const draft = 'services/draft.json';

const write = (place = folder) =>
  writeHostedEditor({
    ...siteEditor,
    frame: siteFrame,
    root: content,
    repository: hostedRepository,
    folder: place,
    base: '/website/edit/',
  });

beforeAll(async () => {
  content = mkdtempSync(path.join(tmpdir(), 'hosted-content-'));
  cpSync(smallSite, content, { recursive: true });
  writeFileSync(path.join(content, draft), '{ "title": "A secret plan", "draft": true }');
  folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  await write();
  writeFileSync(path.join(folder, 'old-chunk.js'), '');
  await write();
  html = readFileSync(path.join(folder, 'index.html'), 'utf8');
});

afterAll(() => {
  for (const place of [content, folder]) rmSync(place, { recursive: true });
});

/** The id that Git has for a file of the content. */
const idOf = (file: string) =>
  execFileSync('git', ['hash-object', path.join(smallSite, file)], { encoding: 'utf8' }).trim();

const contentOf = (name: string) =>
  new RegExp(`<meta (?:name|http-equiv)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the form in a built site', () => {
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

  it('has the pictures of choices, and nothing of an earlier build', () => {
    expect(existsSync(path.join(folder, 'choices/icon/scales.svg'))).toBe(true);
    expect(existsSync(path.join(folder, 'old-chunk.js'))).toBe(false);
  });

  it('knows the sizes of the pictures by the ids that Git has for them', () => {
    const [, settings = ''] = /data-settings="([^"]*)"/.exec(html) ?? [];
    const { sizes } = JSON.parse(settings.replaceAll('&quot;', '"')) as { sizes: object };
    expect(sizes).toHaveProperty(idOf('images/quilt-dawn.webp'));
  });

  it('has the texts without drafts, by the ids that Git has for them', () => {
    const [, known = ''] = /data-texts="([^"]*)"/.exec(html) ?? [];
    const texts = JSON.parse(known.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
    const { 'site.json': site } = siteTexts();
    expect(texts).toHaveProperty(idOf('site.json'), site);
    expect(known).not.toContain('A secret plan');
  });

  it('deletes nothing that is no form, such as a project whose own folder is named', async () => {
    const project = mkdtempSync(path.join(tmpdir(), 'project-'));
    writeFileSync(path.join(project, 'index.html'), '<main>A site</main>');
    await expect(write(project)).rejects.toThrow(`${project}, has something else`);
    expect(readdirSync(project)).toEqual(['index.html']);
    rmSync(project, { recursive: true });
  });
});
