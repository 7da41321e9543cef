import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { PageContext } from '../model/page-context';
import { servedPath } from '../model/paths';
import { contentNodes } from './schema/content-nodes';

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
