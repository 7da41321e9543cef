import { useEffect, useMemo } from 'react';
import templates from 'site-templates';
import { Layout } from '../../../../../src/layout/layout';
import { pageEndOf } from '../../../../../src/layout/page-end';
import { FrameSurroundings } from './gatsby';
import { LastGoodPage } from './last-good-page';
import type { QueryResults } from './query-results';

/** A page, and where it is. */
export type Page = {
  /** Its file in the content. */
  readonly file: string;
  /** The file of its template. */
  readonly template: string;
  /** Its path in the content. */
  readonly contentPath: string;
  /** The label of a draft. */
  readonly draft: string | undefined;
  /**
   * The path at which the page was opened. While somebody types another path, it is still the same
   * page.
   */
  readonly pathname: string;
  readonly results: QueryResults;
};

type Props = {
  readonly page: Page;
  /** Called once it is shown. */
  readonly onShown: () => void;
};

/** A page of the site with its layout, as Gatsby would render it. */
export function SitePage({ page, onShown }: Props) {
  const { template, contentPath, draft, pathname, results } = page;
  const { queried, page: data } = results;
  useEffect(onShown, [onShown]);
  const surroundings = useMemo(() => ({ queried, pathname }), [queried, pathname]);
  const location = useMemo(() => ({ pathname, search: '', hash: '' }), [pathname]);
  const { [template]: Template } = templates;
  // as its template takes it
  const { sections } = data as Partial<Queries.PageQuery['page']>;
  const element = useMemo(
    () =>
      Template && (
        <Template data={{ page: data }} location={location} pageContext={{ contentPath, draft }} />
      ),
    [Template, data, location, contentPath, draft],
  );
  return (
    <LastGoodPage shown={page}>
      <FrameSurroundings value={surroundings}>
        <Layout
          location={location}
          path={contentPath}
          draft={draft}
          end={sections && pageEndOf(sections)}
        >
          {/* so that the layout shows what is changed, even if the page inside of it can't */}
          <LastGoodPage shown={element}>{element}</LastGoodPage>
        </Layout>
      </FrameSurroundings>
    </LastGoodPage>
  );
}
