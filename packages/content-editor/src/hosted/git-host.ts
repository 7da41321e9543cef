import type { ChangeKind, BytesWrite } from '../store/content';

/** The repository that has the content, as the settings of the site say. */
export type HostedRepository = {
  /** Its owner and its name: "ridgeline/website". */
  readonly name: string;
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly folder: string;
};

/** The sign-in with which a host is asked. */
export type Access = {
  readonly token: string;
  /** Called when the host no longer accepts the token. */
  readonly onSignedOut: () => void;
};

/** The branch that is edited, as it is now. */
export type BranchHead = {
  /** Its last commit. */
  readonly revision: string;
  /** Names what the content folder holds: the same as long as nothing in it changes. */
  readonly tree: string;
};

/** What is edited, and who edits. */
export type OpenedBranch = BranchHead & {
  /** The name of the user. */
  readonly user: string;
};

/** A file of the content, and the name of what it holds: Git’s id of it. */
export type ListedFile = { readonly path: string; readonly id: string };

/** A file at a commit. */
export type FileAtCommit = { readonly revision: string; readonly path: string };

/** A commit to make. */
export type NewCommit = {
  readonly message: string;
  readonly writes: readonly BytesWrite[];
};

/** A commit of the past. */
export type PastCommit = {
  readonly revision: string;
  /** The commit before it; undefined for the first. */
  readonly parent: string | undefined;
  readonly author: string;
  readonly date: string;
  readonly files: readonly {
    readonly path: string;
    readonly status: ChangeKind;
  }[];
};

/** A part of the history. */
export type PastRequest = {
  /** The commit at which it begins. */
  readonly tip: string;
  /** How many commits to leave out. A multiple of `count`. */
  readonly skip: number;
  readonly count: number;
  /** The file whose history it is; that of the whole content by default. */
  readonly path?: string | undefined;
};

/** A file is larger than what the host’s API gives out. */
export class TooLarge extends Error {}

/**
 * What the form asks of GitHub: `github` alone knows its API. Paths are below the content folder. Everything
 * throws an error whose message says what to do; `LostAnswer` if it isn’t known whether the host has done it.
 */
export type GitHost = {
  /** The branch now, and the user. @throws also if the user may not change it */
  readonly head: () => Promise<OpenedBranch>;
  /** Whether a commit is among those, not many, from which a later one was made. */
  readonly isBefore: (revision: string, later: string) => Promise<boolean>;
  /** All files of the content folder. */
  readonly list: (tree: string) => Promise<readonly ListedFile[]>;
  /** The texts of files by id; empty for one that is no text in UTF-8. */
  readonly texts: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** A file. @throws TooLarge if the API doesn’t give it out */
  readonly bytes: (id: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Texts of files at commits, in their order; undefined without such a file. */
  readonly filesAt: (
    files: readonly FileAtCommit[],
  ) => Promise<readonly ({ readonly id: string; readonly text: string } | undefined)[]>;
  /**
   * Makes one commit of all writes, or none.
   * @param revision the commit that it is to follow
   * @returns the branch then; undefined, without a commit, if the branch has moved on since
   */
  readonly commit: (revision: string, commit: NewCommit) => Promise<BranchHead | undefined>;
  /** Commits that have changed the content, the latest first, without merges, and whether there are more. */
  readonly past: (
    request: PastRequest,
  ) => Promise<{ readonly commits: readonly PastCommit[]; readonly hasMore: boolean }>;
  /** Makes the token useless everywhere. */
  readonly revoke: () => Promise<void>;
};
