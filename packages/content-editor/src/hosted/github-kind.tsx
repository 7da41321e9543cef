import type { HostKind } from './host-kind';
import { githubHost } from './github';

/** Where a fine-grained token is made. Its address takes no rights to fill in that could be relied on. */
const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

/** GitHub, with tokens. */
export const github: HostKind = {
  nameOf: () => 'GitHub',
  connect: githubHost,
  tokenSteps: ({ repository, review }, title) => {
    const [owner, name] = repository.split('/');
    return [
      <>
        Open{' '}
        <a href={tokenPage} target="_blank" rel="noreferrer">
          New fine-grained token
        </a>{' '}
        at GitHub, in a new tab. Give it a name, such as “{title}”, and an expiration.
      </>,
      <>
        Resource owner: choose <b>{owner}</b>. Repository access: <b>Only select repositories</b>,
        and there <b>{name}</b>.
      </>,
      <>
        Permissions, Repositories: add <b>Contents</b>
        {review === true && (
          <>
            {' '}
            and <b>Pull requests</b>
          </>
        )}{' '}
        with <b>Read and write</b>, and nothing else.
      </>,
      <>
        Press <b>Generate token</b>, and copy the token to here.
      </>,
    ];
  },
};
