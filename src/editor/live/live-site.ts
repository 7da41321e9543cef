import type { LiveContent, LivePage, LiveSite } from 'content-editor/live';
import { beforeEachPage, type PageWindow, hydrated, rerender } from './gatsby-page';
import { headOf } from './rendered-head';
import { needsBuild } from './needs-build';
import { PageChanges } from './page-changes';

/** The published pages with unsaved changes: Gatsby renders their data, changed. */
export const liveSite: LiveSite = { connect, needsBuild };

async function connect(
  view: PageWindow,
  prefix: string,
  contentOf: () => LiveContent | undefined,
): Promise<LivePage> {
  const loader = await hydrated(view);
  const changes = new PageChanges(view, prefix);
  const pageNow = () => loader.loadPageSync(view.location.pathname);
  let lastRefresh = 0;
  beforeEachPage(loader, async (page) => {
    const content = contentOf();
    if (content) (await changes.prepare(page, content))();
  });
  return {
    head: () => headOf(view, pageNow()?.json.data),
    refresh: async () => {
      const refresh = (lastRefresh += 1);
      const [page, content] = [pageNow(), contentOf()];
      if (!page || !content) return;
      const change = await changes.prepare(page, content);
      // unless there is newer content meanwhile
      if (refresh === lastRefresh && change()) rerender(view);
    },
  };
}
