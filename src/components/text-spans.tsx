import { graphql } from 'gatsby';
import { createElement, type ReactNode } from 'react';
import { inOrder } from './in-order';
import { ContentLink } from './link';

export type Spans = readonly Queries.TextSpanFragment[];

/** The words of a text, with their marks and links. */
export function TextSpans({ spans }: { readonly spans: Spans }) {
  return inOrder(spans, renderSpan);
}

function renderSpan({ href, words }: Spans[number]): ReactNode {
  const marked = inOrder(words, ({ text, tags }) =>
    tags.reduce<ReactNode>((inside, tag) => createElement(tag, null, inside), text),
  );
  return href === null ? marked : <ContentLink href={href}>{marked}</ContentLink>;
}

export const query = graphql`
  fragment TextSpan on TextSpan {
    href
    words {
      text
      tags
    }
  }
`;
