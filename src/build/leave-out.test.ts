import { leaveOut } from './leave-out';

it('leaves out the word to Internet Explorer', () => {
  expect(leaveOut('<meta http-equiv="x-ua-compatible" content="ie=edge"/><title>')).toBe('<title>');
});

it('leaves out the word to Safari of iOS 9', () => {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';
  expect(leaveOut(viewport.replace('=1', '=1, shrink-to-fit=no'))).toBe(viewport);
});

it("takes the style attributes off Gatsby's own elements, and nothing else", () => {
  const page =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
    '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';
  expect(leaveOut(page)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

it('lets a page be that went through before', () => {
  const once = leaveOut('<div style="outline:none" id="gatsby-focus-wrapper"></div>');
  expect(leaveOut(once)).toBe(once);
});

it('takes away the ids of components that no style speaks of', () => {
  const page =
    '<style>.scabc1 .dEf{top:0}</style><p class="scabc0 dEf"></p><p class="scabc1"></p><i class="scxyz0"></i>';
  expect(leaveOut(page)).toBe(
    '<style>.scabc1 .dEf{top:0}</style><p class="dEf"></p><p class="scabc1"></p><i></i>',
  );
});

it('shortens the style of the components without a change of its meaning', () => {
  const page = (css: string) => `<style data-styled="">${css}/*!sc*/\n</style>`;
  expect(leaveOut(page(".a[data-look='small']{margin:-0.5rem 10.5px;opacity:0.2;}"))).toBe(
    page('.a[data-look=small]{margin:-.5rem 10.5px;opacity:.2}'),
  );
  expect(leaveOut(page('data-styled.g1[id="sca0"]{content:"dEf,"}'))).toBe(
    page('data-styled.g1[id="sca0"]{"dEf"}'),
  );
});
