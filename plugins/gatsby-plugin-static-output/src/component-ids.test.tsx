import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { removeUnusedIds } from './component-ids';

const style = '<style>.sc-a1b2c3-1 .dEf{top:0}</style>';

it.each([
  ['an id that no style refers to', '<p class="sc-a1b2c3-0 dEf"></p>', '<p class="dEf"></p>'],
  ['an attribute that only has such an id', '<i class="sc-x1y2z3-0"></i>', '<i></i>'],
])('removes %s', (_name, html, expected) => {
  expect(removeUnusedIds(style + html)).toBe(style + expected);
});

it('keeps an id that a style refers to, and other classes', () => {
  const html = `${style}<p class="sc-a1b2c3-1"></p><p class="sc dEf"></p>`;
  expect(removeUnusedIds(html)).toBe(html);
});

const Text = styled.p`
  margin: 0;
`;

/** In tests an id begins with the name of its file and component, which a build leaves out. */
const withoutName = (text: string) => text.replace(/[\w-]+__Text-/, '');

it('knows the ids that the installed version of styled-components writes', () => {
  const html = withoutName(renderToStaticMarkup(<Text />));
  const id = withoutName(Text.toString().slice(1));
  expect(html).toContain(id);
  expect(removeUnusedIds(html)).not.toContain(id);
});
