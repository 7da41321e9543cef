import { keepServerStyles } from './server-styles';

const page = `<style data-styled="" data-styled-version="6.6.0">.a{top:0;}
/*!sc*/
data-styled.g2[id="sc-x-0"]{content:"a,"}
/*!sc*/
@media print{.b{top:1px;}
.b p{top:2px;}}
/*!sc*/
data-styled.g3[id="sc-x-1"]{content:"b,"}
/*!sc*/
</style>`;

it('takes the styles of a page away from styled-components, once', () => {
  const kept = keepServerStyles(page);
  expect(kept).toMatch('<style data-server-styles="">');
  expect(kept).not.toContain('data-styled');
  expect(keepServerStyles(kept)).toBe(kept);
});

it('leaves the rules alone', () => {
  expect(keepServerStyles(page)).toMatch(
    />\.a\{top:0;\}@media print\{\.b\{top:1px;\}\n\.b p\{top:2px;\}\}<\/style>/,
  );
});

it('fails the build if the page has no styles, or they are marked otherwise', () => {
  expect(() => keepServerStyles('<style>.a{}</style>')).toThrow('styled-components');
});
