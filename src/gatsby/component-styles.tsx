import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement } from 'react';
import { stylesKey, withoutMarks } from './page-style-sheet';

type StyledTag = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>;

/**
 * Puts the styles of a page's components behind those of every page (`head.tsx`), into one style element, of which the
 * policy names one hash, and without the marks by which styled-components would find them again: a quarter of a
 * kilobyte on every page. The scripts add theirs behind them, which are the same.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const parts = getHeadComponents();
  const tags = parts.filter(isStyledTag);
  const styles = tags.map(({ props }) => withoutMarks(props.dangerouslySetInnerHTML.__html));
  replaceHeadComponents(
    parts
      .filter((part) => !isStyledTag(part))
      .map((part) =>
        isValidElement<{ children: string }>(part) && part.key === stylesKey ? (
          <style key={stylesKey}>{part.props.children + styles.join('')}</style>
        ) : (
          part
        ),
      ),
  );
};

function isStyledTag(part: unknown): part is StyledTag {
  return isValidElement<StyledTag['props']>(part) && Object.hasOwn(part.props, 'data-styled');
}
