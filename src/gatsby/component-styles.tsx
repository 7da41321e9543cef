import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { withoutMarks } from './page-style-sheet';

type StyleProps = { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The styles of a page's components, without the marks by which styled-components would find them again: a fifth of a
 * kilobyte on every page. As "active" they stay where they are, and the scripts add theirs behind them, which are the
 * same.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().map((part) => {
      if (!isValidElement<StyleProps>(part) || !Object.hasOwn(part.props, 'data-styled'))
        return part;
      const styles = withoutMarks(part.props.dangerouslySetInnerHTML.__html);
      return (
        <style key={part.key} data-styled="active">
          {styles}
        </style>
      );
    }),
  );
};
