import path from 'node:path';
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
  const component = path.resolve('src/templates/page.tsx');
  for (const page of result.data.allContentPage.nodes) {
    // A name of our own: Gatsby serves the 404 page under a second path.
    api.actions.createPage({ path: page.path, component, context: { contentPath: page.path } });
  }
}
