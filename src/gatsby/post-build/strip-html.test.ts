import { stripHtml } from './strip-html';

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
