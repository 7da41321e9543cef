import { keepServerStyles } from './server-styles';

it('takes the styles of a page away from styled-components, once', () => {
  const page = '<style data-styled="" data-styled-version="6.6.0">.a{}</style>';
  const kept = keepServerStyles(page);
  expect(kept).toBe('<style data-server-styles="">.a{}</style>');
  expect(keepServerStyles(kept)).toBe(kept);
});

it('fails the build if the page has no styles, or they are marked otherwise', () => {
  expect(() => keepServerStyles('<style>.a{}</style>')).toThrow('styled-components');
});
