import type { HostKind } from './host-kind';
import { forgejoHost } from './forgejo';
import { forgejoName } from './forgejo-request';
import { hostAddress } from './host-place';

/** Forgejo or Gitea, such as Codeberg. */
export const forgejo: HostKind = {
  nameOf: forgejoName,
  connect: forgejoHost,
  tokenSteps: (place, title) => [
    <>
      Open{' '}
      <a href={`${hostAddress(place)}/user/settings/applications`} target="_blank" rel="noreferrer">
        Applications
      </a>{' '}
      at {forgejoName(place)}, in a new tab. Begin a new token there, and give it a name, such as “
      {title}”.
    </>,
    <>
      If you can choose repositories for it, choose <b>{place.repository}</b> alone.
    </>,
    <>
      Permissions: <b>repository</b> with <b>Read and write</b>, <b>user</b> with <b>Read</b>, and
      nothing else.
    </>,
    <>
      Press <b>Generate token</b>, and copy the token to here.
    </>,
  ],
};
