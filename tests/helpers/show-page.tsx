import type { PageProps } from 'gatsby';
import Page from '../../src/templates/page';

/** The page template with what its query gave; Gatsby's other props are of no use to it. */
export function showPage(data: Queries.PageQuery) {
  return <Page {...({ data } as PageProps<Queries.PageQuery>)} />;
}
