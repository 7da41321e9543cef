import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';

type Result = { readonly allContentPage: { readonly nodes: readonly { readonly path: string }[] } };

/** One page for each file in content/pages, all from the one template. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  const result = await api.graphql<Result>(`
    query PagePaths {
      allContentPage {
        nodes {
          path
        }
      }
    }
  `);
  if (!result.data) {
    const cause: unknown = result.errors;
    throw new Error('The pages of content/pages could not be read.', { cause });
  }
  const component = resolve('src/templates/page.tsx');
  for (const page of result.data.allContentPage.nodes) {
    // Under the one name that hosts look for: at `/404` Gatsby would write it a second time, as a page
    // that is found.
    const path = page.path === '/404' ? '/404.html' : page.path;
    api.actions.createPage({ path, component, context: { contentPath: page.path } });
  }
}
