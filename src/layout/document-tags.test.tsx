import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from './document-tags';

/** The markup in the head of every page. */
function headOf(): string {
  let head: ReactNode;
  const setHeadComponents = (components: readonly ReactNode[]) => {
    head = components;
  };
  onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  return renderToStaticMarkup(head);
}

/** The same in development. */
function headInDevelopment(): string {
  const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const head = headOf();
  mode.restore();
  return head;
}

const stylesIn = (head: string) => /<style>(.*?)<\/style>/s.exec(head)?.[1] ?? '';

it('lets visitors read before a late font arrives', () => {
  expect(stylesIn(headOf())).toContain('font-display:optional');
});

it('shows the fonts in development, however late they arrive', () => {
  const fonts = stylesIn(headInDevelopment());
  expect(fonts).toContain('font-display:swap');
  expect(fonts).not.toContain('optional');
});

it('names the manifest only where there is one', () => {
  expect(headOf()).toContain('rel="manifest"');
  expect(headInDevelopment()).not.toContain('rel="manifest"');
});

it('has the global styles, without nesting, whose signs are not escaped', () => {
  const styles = stylesIn(headOf());
  expect(styles).toContain('--color-text:');
  expect(styles).not.toContain('&');
  expect(styles).toContain('(width<48rem)');
  expect(styles.split('{')).toHaveLength(styles.split('}').length);
});

it('loses the meta tag with the version of Gatsby, and nothing else', () => {
  const kept = <meta key="viewport" name="viewport" />;
  const generator = <meta key="generator-Gatsby" name="generator" />;
  const replaceHeadComponents = jest.fn();
  const args = { getHeadComponents: () => [generator, kept], replaceHeadComponents };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  expect(replaceHeadComponents).toHaveBeenCalledWith([kept]);
});
