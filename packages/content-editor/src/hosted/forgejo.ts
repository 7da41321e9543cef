import * as z from 'zod';
import type { Access } from './access';
import { fromBase64 } from './base64';
import { commitToForgejo } from './forgejo-commit';
import { ForgejoPast } from './forgejo-past';
import { ForgejoRepository } from './forgejo-repository';
import { forgejoName, forgejoRequests } from './forgejo-request';
import { ForgejoTexts } from './forgejo-texts';
import type { GitHost } from './git-host';
import { hostAddress, type HostPlace } from './host-place';

const file = z.object({ sha: z.string(), content: z.string().nullable().optional() });

/**
 * The content in a repository of Forgejo or Gitea.
 * @param access a token with “repository: Read and write”, and “user: Read” to know whose it is
 */
export function forgejoHost(place: HostPlace, access: Access): GitHost {
  const { folder, branch } = place;
  const requests = forgejoRequests(place, access);
  const repository = new ForgejoRepository(requests, place);
  const texts = new ForgejoTexts({ requests, path: repository.path, folder });
  const past = new ForgejoPast({ requests, repository, folder, branch });

  return {
    name: forgejoName(place),
    head: () => repository.open(),
    list: ({ revision }) => repository.files(revision),
    texts: (files, head) => texts.texts(files, head),
    bytes: (id) => texts.bytes(id),
    filesAt: (spots) =>
      Promise.all(
        spots.map(async ({ revision, path }) => {
          const address = `${folder}/${path}`.split('/').map(encodeURIComponent).join('/');
          const found = await requests.find(
            `${repository.path}/contents/${address}?ref=${revision}`,
            file,
          );
          const text = new TextDecoder().decode(fromBase64(found?.content ?? ''));
          return found && { id: found.sha, text };
        }),
      ),
    commit: (revision, commit) =>
      commitToForgejo({ requests, repository, place }, revision, commit),
    past: (request) => past.past(request),
    // its API lets only a password delete a token
    revoke: undefined,
    tokenPage: `${hostAddress(place)}/user/settings/applications`,
  };
}
