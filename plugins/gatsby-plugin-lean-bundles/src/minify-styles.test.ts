import { minifyStyles } from './minify-styles';

const page = '<style>a > b::before { margin: 0.5rem 0px; }\n</style><p>a > b { }</p>';

it('minifies the styles of a page, and nothing else', () => {
  expect(minifyStyles(page)).toBe('<style>a>b:before{margin:.5rem 0px}</style><p>a > b { }</p>');
});

it('changes nothing on a second run', () => {
  const once = minifyStyles(page);
  expect(minifyStyles(once)).toBe(once);
});
