import type { HostKind } from './host-kind';
import { gitlabHost } from './gitlab';
import { gitlabWords } from './gitlab-request';
import { hostAddress } from './host-place';
import { oauthOf } from './oauth';

/** GitLab, in the cloud or elsewhere. */
export const gitlab: HostKind = {
  nameOf: () => 'GitLab',
  connect: gitlabHost,
  oauth: (place, redirect, kept) => {
    const { applicationId } = place;
    const address = hostAddress(place);
    // docs.gitlab.com/api/oauth2: other origins may ask since GitLab 15.1
    const provider = {
      authorize: `${address}/oauth/authorize`,
      token: `${address}/oauth/token`,
      revoke: `${address}/oauth/revoke`,
      scope: 'api',
      words: gitlabWords,
    };
    return applicationId === undefined
      ? undefined
      : oauthOf({ provider, applicationId, redirect, kept });
  },
  tokenSteps: (place, title) => {
    const address = hostAddress(place);
    const wanted = new URLSearchParams({ name: title, scopes: 'api' });
    return [
      <>
        Open{' '}
        <a
          href={`${address}/-/user_settings/personal_access_tokens?${wanted.toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          Personal access tokens
        </a>{' '}
        at GitLab, in a new tab. Give the token a name, such as “{title}”, and an expiration date.
      </>,
      <>
        Scopes: choose <b>api</b>, and nothing else.
      </>,
      <>
        Press <b>Create token</b>, and copy the token to here.
      </>,
      <>
        Such a token may do all that your account may. If you can open the{' '}
        <a
          href={`${address}/${place.repository}/-/settings/access_tokens`}
          target="_blank"
          rel="noreferrer"
        >
          access tokens of the project
        </a>
        , make one there instead, with the role <b>Developer</b> and the scope <b>api</b>: it is for
        this site alone.
      </>,
    ];
  },
};
