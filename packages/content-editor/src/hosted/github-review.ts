import {
  branchMutation,
  type headOf,
  requestMutation,
  reviewPrefix,
  waitingQuery,
} from './github-queries';
import type { githubRequests } from './github-request';
import { askForReview, newReviewBranch, reviewFolder } from './review-branch';

type Query = ReturnType<typeof githubRequests>['query'];

type Known = ReturnType<typeof headOf>;

type Branch = {
  /** Git’s id of it, and its name. */
  readonly ref: string;
  readonly name?: string;
  /** The number of its pull request, if it has one. */
  readonly request?: number | undefined;
};

/**
 * The user’s branch for review, which is made if there is none.
 * @param revision the commit at which it begins
 */
export async function reviewBranch(query: Query, known: Known, revision: string): Promise<Branch> {
  if (known.own) return known.own;
  const name = newReviewBranch(known.user).replace(reviewFolder, reviewPrefix);
  const { text, form } = branchMutation;
  const input = { repositoryId: known.repositoryId, name, oid: revision };
  const { createRef: made } = await query(text, { input }, form);
  return { ref: made.ref.id, name };
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

/** Opens a pull request for a branch without one. @returns what happens next, in a sentence */
export function askAtGithub(query: Query, { known, target, branch, title }: Request) {
  const { name = '', request } = target;
  const input = {
    repositoryId: known.repositoryId,
    baseRefName: branch,
    headRefName: name.replace('refs/heads/', ''),
    title,
  };
  const { text, form } = requestMutation;
  return askForReview({
    kind: 'pull request',
    host: 'GitHub',
    number: request,
    open: async () => (await query(text, { input }, form)).createPullRequest.pullRequest.number,
  });
}
