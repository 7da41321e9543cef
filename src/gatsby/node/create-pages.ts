import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { allPages } from '../../page-types/page-types';

/**
 * Creates the pages of every type, each with the template of its type.
 * @throws when two have the same path, of which Gatsby would drop one
 */
export function createPages({ getNodesByType, actions }: CreatePagesArgs): void {
  const taken = new Set<string>();
  for (const { path, template } of allPages(getNodesByType)) {
    if (taken.has(path)) throw new Error(`Two pages have the path "${path}".`);
    taken.add(path);
    actions.createPage({
      // Under the one name that hosts look for: at `/404` Gatsby would write it a second time, as a
      // page that is found.
      path: path === '/404' ? '/404.html' : path,
      component: resolve(template),
      context: { contentPath: path },
    });
  }
}
