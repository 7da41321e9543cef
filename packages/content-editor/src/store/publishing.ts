import type { Problem } from 'content-check/problem';
import type { ChangeKind, FileWrite, Snapshot } from './content';

/** What keeps content from being published; `form/publish/publication-words.ts` says what to do. */
export type ObstacleCode =
  | 'no-git'
  | 'no-repository'
  | 'unreadable'
  | 'no-commit'
  | 'detached'
  | 'merging'
  | 'no-remote'
  | 'elsewhere'
  | 'no-branch'
  | 'no-author'
  | 'unreachable'
  | 'other-work'
  | 'staged'
  | 'local-changes'
  | 'unrelated'
  | 'commit'
  | 'refused'
  | 'maybe-sent'
  | 'commit-stays'
  | 'unanswered'
  | 'busy'
  | 'slow'
  | 'cancelled'
  | 'failed';

/** What the public has, as far as this computer knows, compared with the content here. */
export type PublicState = {
  /** The texts of the public files, by path below the content folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The pictures that the public doesn't have as they are here, and those that it still has. */
  readonly pictures: Readonly<Record<string, ChangeKind>>;
  /** What keeps content from being published now. */
  readonly obstacle?: Obstacle;
};

/** Why nothing was published; `details` is what Git, a hook or the remote says, whole. */
export type Obstacle = { readonly code: ObstacleCode; readonly details: string };

/**
 * What has become of what was sent. Unless it is done, none of it is written or public, with three exceptions:
 * nobody knows of what is `maybe-sent` or `unanswered`, and `commit-stays` leaves a commit in the folder. What
 * others have published may have come in, whatever the outcome is.
 */
export type Outcome =
  | { readonly result: 'done'; readonly snapshot: Snapshot }
  /** A file has changed since the edit of it began: what others have done is to be merged first. */
  | { readonly result: 'outdated' }
  | { readonly result: 'mistakes'; readonly problems: readonly Problem[] }
  | ({ readonly result: 'refused' } & Obstacle);

/**
 * How often a publication is tried at most, while others publish something else at the same moment: by a
 * store, which has to begin anew if the branch has moved on, and by a session, which merges what others have
 * done in the same files.
 */
export const maxTries = 4;

/** What has become of a publication that is cancelled before it is sent. */
export const cancelledOutcome = { result: 'refused', code: 'cancelled', details: '' } as const;

/** What has become of changes whose answer did not arrive. */
export const unansweredOutcome = ({ message }: Error): Outcome => ({
  result: 'refused',
  code: 'unanswered',
  details: message,
});

/** Whether nobody knows what has become of changes that were sent. */
export const isFateUnknown = ({ code }: Obstacle): boolean =>
  code === 'maybe-sent' || code === 'unanswered';

/** Whether somebody has to choose a version, or to mend a mistake, in the form first. */
export const isLeftToForm = (outcome: Outcome | undefined): boolean =>
  outcome?.result === 'outdated' || outcome?.result === 'mistakes';

/** Whether a publication waits only for the name of whoever publishes. */
export const isAuthorMissing = (outcome: Outcome | undefined): boolean =>
  outcome?.result === 'refused' && outcome.code === 'no-author';

/** What the public site says of itself. */
export type PublicSite = {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** Whether it was built of what is public; undefined if it can't be asked, or doesn't say. */
  readonly isLatest: boolean | undefined;
};

/** Who publishes, as the history records it. */
export type Author = { readonly name: string; readonly email: string };

/** How long both may be, and a pattern of the names that Git can record: its record would end at “<”. */
export const authorLimits = {
  name: { maxLength: 100, pattern: String.raw`[^<>\p{Cc}]*[^<>\p{Cc}\s][^<>\p{Cc}]*` },
  email: { maxLength: 200 },
};

/** What a publication is told. */
export type PublishRequest = {
  /** In words what becomes public, for the history: a title, an empty line, sentences. */
  readonly message: string;
  /** What is edited. Published with it is what else differs here from what is public. */
  readonly writes: readonly FileWrite[];
  /** Who publishes from now on, if this computer doesn't know. */
  readonly author?: Author | undefined;
};

/** How what is edited becomes public. */
export type Publishing = {
  /** What the public has, as far as is known without asking the network. */
  readonly state: () => Promise<PublicState>;
  /** Asks the public site which content it was built of; undefined if its address is unknown. */
  readonly publicSite?: () => Promise<PublicSite | undefined>;
  /**
   * Makes all changes public, or none. Refuses them for errors in changed files, and for new errors in
   * others; on this computer for any error, since what else differs in the files becomes public, too.
   * @param signal cancels it; what has become of it is the result. Nothing is sent if it is cancelled already
   * @throws if that failed for a reason that is no result; the message says why
   */
  readonly publish: (request: PublishRequest, signal: AbortSignal) => Promise<Outcome>;
};
