import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { servedPath } from '../../content-model/served-path';
import type { SiteContent } from '../../content-model/site';
import { allPages } from '../../page-types/page-types';

/** The page context: props of a page besides its query's result. */
export type PageContext = {
  /** Its path in the content, for its query. */
  readonly contentPath: string;
  /** The label of a draft. */
  readonly draft?: string;
};

/**
 * Creates the pages of every type with the template of the type.
 * @throws if two have the same path; Gatsby would drop one
 */
export function createPages({ getNodesByType, actions }: CreatePagesArgs): void {
  const taken = new Set<string>();
  const [site] = getNodesByType('SiteContent') as unknown as readonly SiteContent[];
  for (const { path, template, draft } of allPages(getNodesByType)) {
    if (taken.has(path)) throw new Error(`Two pages have the path "${path}".`);
    taken.add(path);
    actions.createPage<PageContext>({
      path: servedPath(path),
      component: resolve(template),
      context: { contentPath: path, ...(draft && site && { draft: site.words.draft }) },
    });
  }
}
