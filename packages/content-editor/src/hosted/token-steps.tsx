import { styled } from 'styled-components';
import { theme } from '../form/ui/theme';
import type { HostedRepository } from './git-host';

/** Where a fine-grained token is made. Its address takes no rights to fill in that could be relied on. */
const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

type Props = {
  /** A name for the token. */
  readonly title: string;
  readonly repository: HostedRepository;
};

/** How to make a token with the least rights at GitHub, step by step. */
export function TokenSteps({ title, repository }: Props) {
  const [owner, name] = repository.name.split('/');
  return (
    <Steps>
      <li>
        Open{' '}
        <a href={tokenPage} target="_blank" rel="noreferrer">
          New fine-grained token
        </a>{' '}
        at GitHub, in a new tab. Give it a name, such as “{title}”, and an expiration.
      </li>
      <li>
        Resource owner: choose <b>{owner}</b>. Repository access: <b>Only select repositories</b>,
        and there <b>{name}</b>.
      </li>
      <li>
        Permissions, Repositories: add <b>Contents</b>
        with <b>Read and write</b>, and nothing else.
      </li>
      <li>
        Press <b>Generate token</b>, and copy the token to here.
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  padding-inline-start: 1.5rem;
  list-style-type: decimal;
`;
