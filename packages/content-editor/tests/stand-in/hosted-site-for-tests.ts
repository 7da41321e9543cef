import type { ContentFolder } from '../small-site/content-folder';
import { repositoryFiles } from '../github/repository-files';
import { type HostCase, hostedSite } from './host-case';
import type { StandIn } from './stand-in';

/** A content at a stand-in for a host, afresh for each test of the file or block. Each fault of the stand-in fails its test. */
export function hostedSiteForTests<Host extends StandIn>(
  host: HostCase<Host>,
  content: ContentFolder,
): ReturnType<typeof hostedSite<Host>> {
  let site: ReturnType<typeof hostedSite<Host>>;
  beforeEach(() => {
    site = hostedSite(host, repositoryFiles(content.root));
  });
  afterEach(() => {
    expect(site.standIn.faults).toEqual([]);
    jest.restoreAllMocks();
  });
  return {
    get standIn() {
      return site.standIn;
    },
    get forget() {
      return site.forget;
    },
    open: (opening) => site.open(opening),
  };
}
