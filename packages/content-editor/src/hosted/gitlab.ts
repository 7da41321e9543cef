import * as z from 'zod';
import type { Access } from './access';
import type { GitHost } from './git-host';
import { commitToGitlab } from './gitlab-commit';
import { filesOf } from './gitlab-files';
import { gitlabPast } from './gitlab-past';
import { GitlabProject } from './gitlab-project';
import { gitlabRequests } from './gitlab-request';
import { hostAddress, type HostPlace } from './host-place';

const entries = z.array(z.object({ id: z.string(), path: z.string(), type: z.string() }));

/**
 * The content in a project of GitLab, in the cloud or elsewhere.
 * @param access a token with the scope “api”
 */
export function gitlabHost(place: HostPlace, access: Access): GitHost {
  const { folder, branch } = place;
  const address = hostAddress(place);
  const requests = gitlabRequests(address, access);
  const project = new GitlabProject(requests, place);

  async function bytes(id: string) {
    const rest = await project.rest();
    const response = await requests.send(`${rest}/repository/blobs/${id}/raw`);
    const buffer = await response.arrayBuffer().catch(() => {
      throw requests.faults.unread();
    });
    return new Uint8Array(buffer);
  }
  const reading = { requests, project, folder, bytes };

  return {
    name: 'GitLab',
    head: () => project.open(),
    bytes,
    list: async ({ revision }) => {
      const query = new URLSearchParams({ path: folder, ref: revision, recursive: 'true' });
      const rest = await project.rest();
      const all = await requests.pages(`${rest}/repository/tree?${query.toString()}`, entries);
      return all.flatMap(({ path, type, id }) =>
        type === 'blob' ? [{ path: path.slice(folder.length + 1), id }] : [],
      );
    },
    texts: async (files, { revision }) => {
      const spots = files.map(({ path }) => ({ revision, path }));
      const found = await filesOf(reading, spots);
      return new Map(
        found.map((file) => {
          if (!file) throw requests.faults.unread();
          return [file.id, file.text];
        }),
      );
    },
    filesAt: (spots) => filesOf(reading, spots),
    commit: (revision, commit) => commitToGitlab({ requests, project, place }, revision, commit),
    past: (request) => gitlabPast({ requests, project, folder, branch }, request),
    revoke: async () => {
      await requests.send('/personal_access_tokens/self', { method: 'DELETE' });
    },
    tokenPage: `${address}/-/user_settings/personal_access_tokens`,
  };
}
