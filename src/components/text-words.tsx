import { graphql } from 'gatsby';
import { createElement, Fragment, type ReactNode } from 'react';
import { ContentLink } from './link';

export type Spans = readonly Queries.TextSpanFragment[];

/** The words of a text, with their marks and links. As they never move, they need no keys. */
export function TextWords({ spans }: { readonly spans: Spans }) {
  return together(spans.map(shown));
}

function shown({ href, words }: Spans[number]): ReactNode {
  const marked = together(
    words.map(({ text, tags }) =>
      tags.reduce<ReactNode>((inside, tag) => createElement(tag, null, inside), text),
    ),
  );
  return href === null ? marked : <ContentLink href={href}>{marked}</ContentLink>;
}

function together(parts: readonly ReactNode[]) {
  return createElement(Fragment, null, ...parts);
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
