import { stripHtml } from './page-markup';

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
