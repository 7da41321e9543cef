import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useState } from 'react';
import { useHydrating } from '../components/use-hydrating';
import type { PageContext } from '../model/page-context';
import { PageSections } from '../sections/page-sections';
import { PageHead } from './page-head';

/** A page: the sections of its content file in order. */
export default function Page({
  data,
  pageContext,
  location,
}: PageProps<Queries.PageQuery, PageContext>) {
  const isHydrating = useHydrating();
  // this is decided once for as long as the page is shown: a link to another part of it shows nothing
  // anew
  const [firstViewFirst] = useState(!isHydrating && isByLink(location));
  return (
    <PageSections
      sections={data.page.sections}
      place={{ path: pageContext.contentPath, location }}
      firstViewFirst={firstViewFirst}
    />
  );
}

/**
 * Whether a link led to the top of the page. After Back and Forward, which restore a position, and for
 * anchors, the page has to be as high as it is from the start. Gatsby adds the action to locations
 * within a visit (`cache-dir/navigation.js`); its types don't have it. An address that it corrects
 * before hydration, such as one with a slash at the end, has the action, too.
 */
const isByLink = ({ action, hash }: { readonly action?: string; readonly hash: string }) =>
  action === 'PUSH' && !hash;

/** Gatsby's Head API: the page's title, description and what else belongs in the head. */
export function Head({ data }: HeadProps<Queries.PageQuery>) {
  return <PageHead {...data.page.metadata} />;
}

export const query = graphql`
  query Page($contentPath: String!) {
    page: pageAt(path: $contentPath) {
      metadata {
        ...PageHead
      }
      sections {
        __typename
        ...PageSection
      }
    }
  }
`;
