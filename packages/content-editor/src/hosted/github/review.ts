import { messageOf } from '../../store/failure';
import {
  branchMutation,
  type headOf,
  requestMutation,
  reviewPrefix,
  waitingQuery,
} from './queries';
import type { GithubRequests } from './request';

type Query = GithubRequests['query'];

type Known = ReturnType<typeof headOf>;

type Branch = {
  /** Git’s id of it, and its name. */
  readonly ref: string;
  readonly branch: string;
  /** The number of its pull request, if it has one. */
  readonly request?: number | undefined;
};

/**
 * The user’s branch for review, which is made if there is none.
 * @param revision the commit at which it begins
 */
export async function reviewBranch(query: Query, known: Known, revision: string): Promise<Branch> {
  if (known.own) return known.own;
  const time = new Date().toISOString().replaceAll(/[^\d]/g, '').slice(0, 17);
  const branch = `${reviewPrefix}${known.user}/${time}`;
  const { text, form } = branchMutation;
  const input = { repositoryId: known.repositoryId, name: branch, oid: revision };
  const { createRef: made } = await query(text, { input }, form);
  return { ref: made.ref.id, branch };
}

/** The commits of the user’s branch that the branch of the site lacks. */
export async function waitingCommits(
  query: Query,
  { owner, name, branch }: Readonly<Record<'owner' | 'name' | 'branch', string>>,
  own: string,
): Promise<readonly string[]> {
  const head = own.replace('refs/heads/', '');
  const variables = { owner, name, ref: `refs/heads/${branch}`, own: head };
  const { repository } = await query(waitingQuery.text, variables, waitingQuery.form);
  return repository.ref.compare?.commits.nodes.map(({ oid }) => oid) ?? [];
}

type Request = {
  readonly known: Known;
  readonly target: Branch;
  /** The branch that is to have the changes. */
  readonly branch: string;
  readonly title: string;
};

/**
 * Opens a pull request for a branch, unless it has one. The commit was made, so a failure is no error: the next save tries
 * again.
 * @returns what happens next, in a sentence
 */
export async function askForReview(query: Query, request: Request): Promise<string> {
  try {
    const number = request.target.request ?? (await openRequest(query, request));
    return `It waits for review as pull request ${number} at GitHub, and is public once somebody has accepted it.`;
  } catch (error) {
    return `But GitHub did not open a pull request for it. ${messageOf(error)}`;
  }
}

async function openRequest(query: Query, { known, target, branch, title }: Request) {
  const input = {
    repositoryId: known.repositoryId,
    baseRefName: branch,
    headRefName: target.branch.replace('refs/heads/', ''),
    title,
  };
  const { text, form } = requestMutation;
  return (await query(text, { input }, form)).createPullRequest.pullRequest.number;
}
