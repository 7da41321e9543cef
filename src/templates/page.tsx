import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../build/create-pages';
import { inOrder } from '../components/in-order';
import { SectionRenderer } from '../sections/generated/section-renderer';
import { pageColumns } from '../sections/page-layout';
import { PageHead } from './page-head';

/** A page: the sections of its content file in order. */
export default function Page({
  data,
  location,
  pageContext,
}: PageProps<Queries.PageQuery, PageContext>) {
  return (
    <Sections>
      {inOrder(data.page.sections, (section, index) => (
        <SectionRenderer
          section={section}
          place={{
            path: pageContext.contentPath,
            location,
            aboveTheFold: index < 2,
            isAboveCall: data.page.sections[index + 1]?.__typename === 'CallSection',
          }}
        />
      ))}
    </Sections>
  );
}

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

const Sections = styled.div`
  ${pageColumns}
`;
