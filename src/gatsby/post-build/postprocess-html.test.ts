import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { gatsbyHtml } from '../../../tests/helpers/unit/gatsby-html';
import { postprocessHtml, stripHtml } from './postprocess-html';

const home = process.cwd();
const folder = buildFolder({ enter: true });

beforeEach(() => {
  // with the source of the loader
  symlinkSync(path.join(home, 'src'), 'src');
});

it('defers scripts and writes the policy in every page, and changes no other file', async () => {
  const pages = ['public/index.html', 'public/about/index.html'];
  for (const page of pages) folder.write(page, gatsbyHtml());
  folder.write('public/data.json', '{}');
  await postprocessHtml('public');
  for (const page of pages) {
    expect(folder.text(page)).toContain('<template id="deferred-scripts">');
    expect(folder.text(page)).toContain('Content-Security-Policy');
  }
  expect(folder.text('public/data.json')).toBe('{}');
});

it('changes nothing on a second run', async () => {
  folder.write('public/index.html', gatsbyHtml());
  await postprocessHtml('public');
  const once = folder.text('public/index.html');
  await postprocessHtml('public');
  expect(folder.text('public/index.html')).toBe(once);
});

it('rejects with the name of a page that it can’t process', async () => {
  folder.write('public/odd/index.html', '<html></html>');
  await expect(postprocessHtml('public')).rejects.toThrow(path.join('public', 'odd', 'index.html'));
});

it.each([
  [
    'the meta tag for Internet Explorer',
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><title>',
    '<title>',
  ],
  [
    'the viewport option for Safari of iOS 9',
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ],
  [
    "the style attributes of Gatsby's own elements (the wrapper gets a role), and no others",
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
      '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>',
    '<div role="group" tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  ],
  [
    'the slashes of void elements, and no others',
    '<meta charSet="utf-8"/><img alt="a / b" src="/a/"/><svg><use href="#a"/></svg>',
    '<meta charset="utf-8"><img alt="a / b" src="/a/"><svg><use href="#a"/></svg>',
  ],
  [
    'component ids that no style refers to',
    '<style>.sc-a1b2c3-1 .dEf{top:0}</style><p class="sc-a1b2c3-0 dEf"></p><p class="sc-a1b2c3-1"></p><i class="sc-x1y2z3-0"></i>',
    '<style>.sc-a1b2c3-1 .dEf{top:0}</style><p class="dEf"></p><p class="sc-a1b2c3-1"></p><i></i>',
  ],
])('removes %s, and nothing more on a second run', (_name, page, stripped) => {
  expect(stripHtml(page)).toBe(stripped);
  expect(stripHtml(stripped)).toBe(stripped);
});
