import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from './head';

/** The styles of the fonts in the head of every page. */
function fontsOf(): string {
  let head: ReactNode;
  const setHeadComponents = (components: readonly ReactNode[]) => {
    head = components;
  };
  onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  return /<style id="fonts">(.*?)<\/style>/.exec(renderToStaticMarkup(head))?.[1] ?? '';
}

it('lets visitors read before a late font arrives', () => {
  expect(fontsOf()).toContain('font-display:optional');
});

it('shows the fonts in development, however late they arrive', () => {
  const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const fonts = fontsOf();
  mode.restore();
  expect(fonts).toContain('font-display:swap');
  expect(fonts).not.toContain('optional');
});
