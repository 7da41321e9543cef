import { transformSync } from '@babel/core';
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

/** The id that a build gives a component. */
function idOfBuild(): string {
  const code = "import { styled } from 'styled-components';\nconst Text = styled.p``;";
  const options = { plugins: [['styled-components', { displayName: false }]], configFile: false };
  const compiled = transformSync(code, { ...options, babelrc: false, filename: __filename });
  return /componentId: "([^"]+)"/.exec(compiled?.code ?? '')?.[1] ?? '';
}

it('knows the ids that the installed version of styled-components writes', () => {
  const id = idOfBuild();
  const Text = styled.p.withConfig({ componentId: id })``;
  const html = renderToStaticMarkup(<Text />);
  expect(html).toContain(`class="${id}`);
  expect(removeUnusedIds(html)).not.toContain(id);
});
