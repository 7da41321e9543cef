import type { ObstacleCode } from '../../store/publication';
import { git, GitError, Obstacle, obstacleOf, reasonOf, runGit, tryGit } from '../git';
import { commitAt, type Repository } from './repository';

/** Answers to a push that are no failure: others were faster, or the commits have to go to another branch. */
type PushAnswer = 'outdated' | 'protected';

/** What a remote, or Git on the way to it, says, and what that means. The first that matches counts. */
const meanings: readonly (readonly [RegExp, PushAnswer | ObstacleCode])[] = [
  [/\[rejected\]|fetch first|non-fast-forward|cannot lock ref|stale info/, 'outdated'],
  [
    // GitHub, GitLab, Bitbucket, Azure DevOps, Gitea, hooks
    /protected branch|GH006|GH013|not allowed to push|push declined|hook declined|TF402455|branch is restricted/i,
    'protected',
  ],
  [
    /Could not resolve host|Connection (?:refused|timed out|reset|closed)|unreachable|Failed to connect|unable to look up/,
    'network',
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied \(|Host key verification failed|HTTP 401|terminal prompts disabled|invalid credentials/i,
    'credentials',
  ],
  [
    /returned error: 403|Permission to .* denied|not allowed|insufficient permission|write access/i,
    'permission',
  ],
  [
    /not found|does not appear to be a git repository|does not exist|returned error: 404/i,
    'not-found',
  ],
];

const meaningOf = (said: string) => meanings.find(([pattern]) => pattern.test(said))?.[1];

const isPushAnswer = (meaning: PushAnswer | ObstacleCode | undefined): meaning is PushAnswer =>
  meaning === 'outdated' || meaning === 'protected';

function remoteObstacle(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const code = meaningOf(error.stderr);
  return code && !isPushAnswer(code) ? new Obstacle(code, reasonOf(error)) : obstacleOf(error);
}

/** SSH would ask in the terminal, too; whoever has set up a command of their own has seen to that. */
async function environment({ top }: Repository): Promise<Readonly<Record<string, string>>> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const own = GIT_SSH_COMMAND ?? GIT_SSH ?? (await tryGit(top, 'config', 'core.sshCommand'));
  return own === undefined ? { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' } : {};
}

/**
 * Asks the remote what it has, with the whole history of a shallow clone.
 * @returns the published commit; undefined if nothing was published yet
 * @throws Obstacle
 */
export async function fetchPublished(repository: Repository): Promise<string | undefined> {
  const { top, remote, branch, upstream } = repository;
  const isShallow = (await tryGit(top, 'rev-parse', '--is-shallow-repository')) === 'true';
  const depth = isShallow ? ['--unshallow'] : [];
  const ref = `+refs/heads/${branch}:${upstream}`;
  try {
    const env = await environment(repository);
    await git(top, ['fetch', '--quiet', '--no-tags', ...depth, remote, ref], { env });
  } catch (error) {
    const isMissing = error instanceof GitError && error.stderr.includes('find remote ref');
    if (!isMissing) throw remoteObstacle(error);
    return undefined;
  }
  return commitAt(repository, upstream);
}

/** How a push ended, unless it failed, and what the remote said: some hosts name the address of a request. */
type Pushed = { readonly result: 'done' | PushAnswer; readonly said: string };

/**
 * Sends the last commit to a branch of the remote for it. It never replaces what the remote has.
 * @throws Obstacle
 */
export async function push(repository: Repository, branch: string): Promise<Pushed> {
  const { top, pushRemote } = repository;
  const env = await environment(repository);
  try {
    const ref = `HEAD:refs/heads/${branch}`;
    const words = ['push', '--porcelain', pushRemote, ref];
    const { stderr: said } = await runGit(top, words, { env });
    return { result: 'done', said };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const said = `${error.stdout}\n${error.stderr}`;
    const result = meaningOf(said);
    if (isPushAnswer(result)) return { result, said };
    throw remoteObstacle(error);
  }
}
