import { contentPageType } from './content-page';
import type { PageFacts, PageType } from './page-type';

/** All page types; docs/recipes.md says how to add one. */
export const pageTypes: readonly PageType<unknown>[] = [contentPageType];

type Page = PageFacts &
  Pick<PageType<unknown>, 'template'> & {
    /** Its file below the content folder, such as "pages/about.json"; it stays when the page gets another address. */
    readonly file: string;
  };

/** The part of Gatsby's nodes used here. */
type Node = { readonly id?: string; readonly parent?: string; readonly relativePath?: string };

/**
 * Every page of the site; drafts only in builds that show them.
 * @param nodesOf gives the nodes of a GraphQL type, as Gatsby's `getNodesByType` does
 */
export function allPages(nodesOf: (typeName: string) => readonly unknown[]): readonly Page[] {
  const [site] = nodesOf('Site') as readonly { readonly siteMetadata: Queries.Build }[];
  const files = new Map(
    (nodesOf('File') as readonly Node[]).map(({ id, relativePath = '' }) => [id, relativePath]),
  );
  const pages = pageTypes.flatMap((type) =>
    nodesOf(type.typeName).map((node) => {
      const file = files.get((node as Node).parent) ?? '';
      return { ...type.facts(node), template: type.template, file };
    }),
  );
  return site?.siteMetadata.drafts ? pages : pages.filter(({ draft }) => !draft);
}
