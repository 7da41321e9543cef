import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { PageContext } from '../model/page-context';
import { Layout } from './layout';
import { pageEndOf } from './page-end';

/** Pages of other types have no sections, and Gatsby's own, such as that of a missing page while developing, no `page`. */
type Data = { readonly page?: Partial<Queries.PageQuery['page']> };

type WrapPageElementProps = {
  readonly element: ReactNode;
  readonly props: Pick<PageProps<Data, PageContext>, 'data' | 'pageContext'> & {
    readonly location: Pick<Location, 'pathname' | 'hash'>;
  };
};

/** Wraps every page in the layout, in the browser and on the server. */
export function wrapPageElement({
  element,
  props: { data, location, pageContext },
}: WrapPageElementProps) {
  return (
    <Layout
      location={location}
      path={pageContext.contentPath}
      draft={pageContext.draft}
      end={data.page?.sections && pageEndOf(data.page.sections)}
    >
      {element}
    </Layout>
  );
}
