import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { inOrder } from './in-order';
import { TextSpans, type Spans } from './text-spans';

type Part = {
  readonly tag: Queries.TextTag;
  readonly start: number | null;
  readonly spans?: Spans;
  readonly items: readonly { readonly spans: Spans; readonly inner?: Part | null }[];
};

/** A text of paragraphs, subheadings, lists and quotations. */
export function TextBlocks({ blocks }: { readonly blocks: readonly Queries.TextBlockFragment[] }) {
  // paragraphs need no styles, which every page with a text would carry
  const Box = blocks.every(({ tag }) => tag === 'p') ? 'div' : Structured;
  return <Box>{inOrder(blocks, renderPart)}</Box>;
}

function renderPart({ tag: Tag, start, spans = [], items }: Part): ReactNode {
  const Entry = Tag === 'blockquote' ? 'p' : 'li';
  return (
    <Tag {...(start !== null && { start })}>
      <TextSpans spans={spans} />
      {inOrder(items, (item) => (
        <Entry>
          <TextSpans spans={item.spans} />
          {item.inner && renderPart(item.inner)}
        </Entry>
      ))}
    </Tag>
  );
}

export const query = graphql`
  fragment TextBlock on TextBlock {
    tag
    start
    spans {
      ...TextSpan
    }
    items {
      spans {
        ...TextSpan
      }
      inner {
        tag
        start
        items {
          spans {
            ...TextSpan
          }
        }
      }
    }
  }
`;

const Structured = styled.div`
  > * {
    max-width: ${theme.measure};
    margin: 0;
  }

  * + * {
    margin-top: ${theme.space.l};
  }

  * + h3 {
    margin-top: ${theme.space.xxl};
  }

  li + li,
  li > * {
    margin-top: ${theme.space.s};
  }

  ul,
  ol {
    padding-inline-start: ${theme.space.xl};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    padding-inline-start: ${theme.space.xl};
    border-inline-start: 3px solid ${theme.color.border};
  }
`;
