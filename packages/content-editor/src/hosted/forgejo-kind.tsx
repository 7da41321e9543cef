import type { HostKind } from './host-kind';
import { forgejoHost } from './forgejo';
import { forgejoName, forgejoWords } from './forgejo-request';
import { hostAddress } from './host-place';
import { oauthOf } from './oauth';

/** Forgejo or Gitea, such as Codeberg. */
export const forgejo: HostKind = {
  nameOf: forgejoName,
  connect: forgejoHost,
  oauth: (place, redirect, kept) => {
    const { applicationId } = place;
    const address = hostAddress(place);
    // docs.gitea.com/development/oauth2-provider; it has no call that ends a sign-in
    const provider = {
      authorize: `${address}/login/oauth/authorize`,
      token: `${address}/login/oauth/access_token`,
      revoke: undefined,
      scope: 'read:user write:repository',
      words: forgejoWords(place),
    };
    return applicationId === undefined
      ? undefined
      : oauthOf({ provider, applicationId, redirect, kept });
  },
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
      If you can choose repositories for it, choose <b>{place.repository}</b> alone, and leave out{' '}
      <b>user</b> in the next step: such a token can’t have it.
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
