import { messageOf } from '../session/failure';
import type { Head, Opened } from './git-host';

/** Where branches for review are: each in a folder of its user. */
export const reviewFolder = 'content/';

/** Where the branches of a user are; those whose name the host doesn’t tell share one. */
export const reviewFolderOf = (user: string): string =>
  `${reviewFolder}${user === '' ? 'editor' : user}`;

/** A branch whose changes wait for review. */
type OwnBranch = {
  readonly name: string;
  readonly head: Head;
  /** The number of the request for its review; undefined without one. */
  readonly request: number | undefined;
};

/** What is edited, with the branch of the user whose changes wait for review, if there is one. */
export type OpenedForReview = Opened & { readonly own: OwnBranch | undefined };

/** The name of a new branch for review. */
export function newReviewBranch(user: string): string {
  const time = new Date().toISOString().replaceAll(/[^\d]/g, '').slice(0, 17);
  return `${reviewFolderOf(user)}/${time}`;
}

/** What happens after a save to the branch from which the site is built. */
export const publicRemark = 'The site shows it as soon as it is built, in a few minutes.';

type Request = {
  /** What the host calls it: "pull request". */
  readonly kind: string;
  readonly host: string;
  /** The number of the request that there is. */
  readonly number: number | undefined;
  /** Opens one. */
  readonly open: () => Promise<number>;
};

/**
 * Asks for a review of a branch, unless that was done. The commit was made, so a failure is no error: the next save tries
 * again.
 * @returns what happens next, in a sentence
 */
export async function askForReview({ kind, host, number, open }: Request): Promise<string> {
  try {
    const opened = number ?? (await open());
    return `It waits for review as ${kind} ${opened} at ${host}, and is public once somebody has accepted it.`;
  } catch (error) {
    return `But ${host} did not open a ${kind} for it. ${messageOf(error)}`;
  }
}
