import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { servedPath } from '../model/paths';
import { contentNodes } from './schema/content-nodes';

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
export function createPages(api: CreatePagesArgs): void {
  const taken = new Set<string>();
  const { site, pages } = contentNodes(api);
  for (const { path, template, draft } of pages) {
    if (taken.has(path)) throw new Error(`Two pages have the path "${path}".`);
    taken.add(path);
    api.actions.createPage<PageContext>({
      path: servedPath(path),
      component: resolve(template),
      context: { contentPath: path, ...(draft && { draft: site.words.draft }) },
    });
  }
}
