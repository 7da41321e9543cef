import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writtenPage } from '../../../tests/helpers/written-page';
import { postprocessHtml, stripHtml } from './postprocess-html';

const home = process.cwd();
let folder = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  // the loader's source
  symlinkSync(path.join(home, 'src'), path.join(folder, 'src'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('finishes every page: its scripts wait, its policy is written', async () => {
  write('public/index.html', writtenPage());
  write('public/about/index.html', writtenPage());
  await postprocessHtml('public');
  for (const page of ['public/index.html', 'public/about/index.html']) {
    expect(read(page)).toContain('<template id="deferred-scripts">');
    expect(read(page)).toContain('Content-Security-Policy');
  }
});

it('changes nothing when it runs again', async () => {
  write('public/index.html', writtenPage());
  await postprocessHtml('public');
  const once = read('public/index.html');
  await postprocessHtml('public');
  expect(read('public/index.html')).toBe(once);
});

it('lets be what is no page', async () => {
  write('public/data.json', '{}');
  await postprocessHtml('public');
  expect(read('public/data.json')).toBe('{}');
});

it('names the page that cannot be finished', async () => {
  write('public/odd/index.html', '<html></html>');
  await expect(postprocessHtml('public')).rejects.toThrow(path.join('public', 'odd', 'index.html'));
});

it('leaves out the word to Internet Explorer', () => {
  expect(stripHtml('<meta http-equiv="x-ua-compatible" content="ie=edge"/><title>')).toBe(
    '<title>',
  );
});

it('leaves out the word to Safari of iOS 9', () => {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  expect(stripHtml(viewport.replace('=1', '=1, shrink-to-fit=no'))).toBe(viewport);
});

it("takes the style attributes off Gatsby's own elements, and nothing else", () => {
  const page =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
    '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';
  expect(stripHtml(page)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

it('lets a page be that went through before', () => {
  const once = stripHtml('<div style="outline:none" id="gatsby-focus-wrapper"></div>');
  expect(stripHtml(once)).toBe(once);
});

it('takes away the ids of components that no style speaks of', () => {
  const page =
    '<style>.scabc1 .dEf{top:0}</style><p class="scabc0 dEf"></p><p class="scabc1"></p><i class="scxyz0"></i>';
  expect(stripHtml(page)).toBe(
    '<style>.scabc1 .dEf{top:0}</style><p class="dEf"></p><p class="scabc1"></p><i></i>',
  );
});

it('takes out of styles what means nothing, and leaves the marks of styled-components', () => {
  const rule = '@media (min-width: 48rem){.dEf{top:0;left:min(10.5px, 0.5rem);}}/*!sc*/\n';
  expect(stripHtml(`<style>${rule}</style><p>(a: b);}</p>`)).toBe(
    '<style>@media (min-width:48rem){.dEf{top:0;left:min(10.5px,.5rem)}}/*!sc*/\n</style><p>(a: b);}</p>',
  );
});
