import type { PreRenderHTMLArgs } from 'gatsby';
import { onPreRenderHTML } from './gatsby-ssr';

it('removes only the generator meta tag', () => {
  const kept = <meta key="viewport" name="viewport" />;
  const generator = <meta key="generator-Gatsby" name="generator" />;
  const replaceHeadComponents = jest.fn();
  const args = { getHeadComponents: () => [generator, kept], replaceHeadComponents };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  expect(replaceHeadComponents).toHaveBeenCalledWith([kept]);
});
