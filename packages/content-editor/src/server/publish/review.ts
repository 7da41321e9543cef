import { git, tryGit } from '../git';
import { type Repository, untrackedFiles } from './repository';

/**
 * The branch to which changes are sent for review, the same for each person, so that a request that is open gets later
 * changes too.
 */
export async function reviewBranch({ top, branch }: Repository): Promise<string> {
  const name = (await tryGit(top, 'log', '-1', '--format=%an')) ?? '';
  const person = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `content/${person || 'changes'}-${branch.replaceAll('/', '-')}`;
}

/** The setting that names the ref of what was sent for review. */
const setting = 'content-editor.review';

/** Remembers what was sent for review, in the repository's own settings. */
export async function rememberReview(
  { top, pushRemote }: Repository,
  branch: string,
): Promise<void> {
  const ref = `refs/remotes/${pushRemote}/${branch}`;
  await git(top, ['update-ref', ref, 'HEAD']);
  await git(top, ['config', setting, ref]);
}

/** Whether what was last sent for review is what is saved. */
export async function isInReview(repository: Repository): Promise<boolean> {
  const { root } = repository;
  const ref = await tryGit(root, 'config', setting);
  if (!ref) return false;
  if ((await untrackedFiles(repository)).length > 0) return false;
  return (await tryGit(root, 'diff', '--quiet', ref, '--', '.')) !== undefined;
}

/** The addresses at which hosts open a request, by a word of their name. */
const requestPaths: readonly (readonly [RegExp, (branch: string, into: string) => string])[] = [
  [/gitlab/, (branch) => `/-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}`],
  [/bitbucket/, (branch) => `/pull-requests/new?source=${branch}`],
  [/github/, (branch, into) => `/compare/${into}...${branch}?expand=1`],
  [/codeberg|gitea|forgejo/, (branch, into) => `/compare/${into}...${branch}`],
];

/**
 * Where somebody opens the request for a branch that was pushed.
 * @param said what the remote said, which names the address at most hosts
 */
export async function requestAddress(
  { top, pushRemote, branch }: Repository,
  review: string,
  said: string,
): Promise<string | undefined> {
  const named = /remote:\s+(https?:\/\/\S+)/.exec(said)?.[1];
  if (named) return named;
  const url = (await tryGit(top, 'remote', 'get-url', pushRemote)) ?? '';
  const { host, path } =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/[^@/]*@|[\w.-]+@)(?<host>[\w.-]+)(?::\d+)?[:/](?<path>.+?)(?:\.git)?\/?$/.exec(
      url,
    )?.groups ?? {};
  const pathOf = requestPaths.find(([name]) => name.test(host ?? ''))?.[1];
  if (!host || !path || !pathOf) return undefined;
  return `https://${host}/${path}${pathOf(encodeURIComponent(review), encodeURIComponent(branch))}`;
}
