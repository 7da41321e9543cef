import { graphql } from 'gatsby';
import { createElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { TextWords, type Spans } from './text-words';

type Part = {
  readonly tag: Queries.TextTag;
  readonly spans?: Spans;
  readonly items: readonly { readonly spans: Spans; readonly inner?: Part | null }[];
};

/** A text of paragraphs, subheadings, lists and quotations. As its parts never move, they need no keys. */
export function TextBlocks({ blocks }: { readonly blocks: readonly Queries.TextBlockFragment[] }) {
  const isPlain = blocks.every(({ tag }) => tag === 'p');
  // paragraphs need no styles, which every page with a text would carry
  return createElement(isPlain ? 'div' : Structured, null, ...blocks.map(shown));
}

function shown({ tag, spans = [], items }: Part): ReactNode {
  const entry = tag === 'blockquote' ? 'p' : 'li';
  return createElement(
    tag,
    null,
    <TextWords spans={spans} />,
    ...items.map((item) =>
      createElement(entry, null, <TextWords spans={item.spans} />, item.inner && shown(item.inner)),
    ),
  );
}

export const query = graphql`
  fragment TextBlock on TextBlock {
    tag
    spans {
      ...TextSpan
    }
    items {
      spans {
        ...TextSpan
      }
      inner {
        tag
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
  > *,
  blockquote > * {
    max-width: ${theme.measure};
    margin: 0;
  }

  * + * {
    margin-top: ${theme.space.l};
  }

  * + h3,
  * + h4 {
    margin-top: ${theme.space.xxl};
  }

  li + li,
  li > * {
    margin-top: ${theme.space.s};
  }

  h4 {
    font-size: 1em;
  }

  ul,
  ol {
    padding-inline-start: 1.5em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  /* a stitch, as beside steps */
  blockquote {
    padding-inline-start: ${theme.space.xl};
    border-inline-start: 2px dashed ${theme.color.border};
  }
`;
