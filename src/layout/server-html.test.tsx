import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from './server-html';

/** What Gatsby would put into the head. */
function headOf(): string {
  let head: ReactNode = null;
  const setHeadComponents = (components: ReactNode) => {
    head = components;
  };
  onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  return renderToStaticMarkup(head);
}

it('styles the page for visitors without scripts only', () => {
  expect(headOf()).toMatch(/^<noscript><style>.*<\/style><\/noscript>$/s);
});

it('N13: without scripts the toggle and what needs a script are gone, the links are there', () => {
  expect(headOf()).toMatch(/\[data-menu-toggle\]\s*\{\s*display:\s*none/);
  expect(headOf()).toMatch(/\[data-needs-script\]\s*\{\s*display:\s*none/);
  expect(headOf()).toMatch(/\[popover\]\s*\{\s*display:\s*block/);
});

it('leaves out who generated the page, and nothing else', () => {
  const kept = <meta key="viewport" name="viewport" />;
  const generator = <meta key="generator-Gatsby" name="generator" />;
  const replaceHeadComponents = jest.fn();
  const args = { getHeadComponents: () => [generator, kept], replaceHeadComponents };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  expect(replaceHeadComponents).toHaveBeenCalledWith([kept]);
});
