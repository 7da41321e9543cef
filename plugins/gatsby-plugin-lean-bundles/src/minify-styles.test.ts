import { minifyStyles } from './minify-styles';

const page = '<style>a > b::before { margin: 0.5rem 0px; }\n</style><p>a > b { }</p>';

it('minifies the styles of a page, and nothing else', () => {
  expect(minifyStyles(page)).toBe('<style>a>b:before{margin:.5rem 0px}</style><p>a > b { }</p>');
});

it.each([page, '<style>a{margin:0}i{color:red}b{margin:0}i{color:red}</style>'])(
  'changes nothing on a second run: %s',
  (html) => {
    const once = minifyStyles(html);
    expect(minifyStyles(once)).toBe(once);
  },
);
