import type { ChangeKind, Snapshot, Upload } from './content';

/** Which part of the history is asked for. */
export type HistoryRequest = {
  /** The history of one file; of the whole content by default. */
  readonly file?: string | undefined;
  /** Where an earlier answer ended. */
  readonly from?: HistoryEnd | undefined;
};

/** The commit at which a reading of the history began, and how many publications it has read. */
export type HistoryEnd = { readonly tip: string; readonly skip: number };

/** A file that a publication has changed. */
export type PastFile = {
  readonly file: string;
  /** Its text before and after; null without the file. */
  readonly before: string | null;
  readonly after: string | null;
};

/** A commit that changed the content. */
export type Publication = {
  readonly revision: string;
  readonly author: string;
  readonly date: string;
  readonly files: readonly PastFile[];
  readonly pictures: Readonly<Record<string, ChangeKind>>;
  /** The history that this computer knows begins here, so that nothing says what it has changed. */
  readonly isFirst: boolean;
  /** Whether the public has it, as far as this computer knows. */
  readonly isPublic: boolean;
};

/** Publications of the past, the latest first. */
export type PastPublications = {
  readonly publications: readonly Publication[];
  /** Where the ones before them begin; undefined if these are all. */
  readonly end?: HistoryEnd | undefined;
};

/** A committed version of a file. */
export type CommittedVersion = {
  readonly text: string;
  /** When it was committed. */
  readonly date: string;
};

/** What was committed of the content, now and earlier. */
export type CommitHistory = {
  /** Who has changed it, when, and how. @throws without Git; the message says so */
  readonly publications: (request: HistoryRequest) => Promise<PastPublications>;
  /** The texts of the files in the last commit, by path. */
  readonly texts: () => Promise<Snapshot['files']>;
  /** Who was the last to publish a change of a file that isn't here yet; undefined if nobody is known. */
  readonly authorElsewhere: (path: string) => Promise<string | undefined>;
  /** A file's version in the last commit; undefined if it isn't there. */
  readonly file: (path: string) => Promise<CommittedVersion | undefined>;
  /**
   * A picture's version in the last commit; undefined if it isn't there.
   * @param before the revision of a publication that `publications` has told; the picture is that from before
   * it instead
   */
  readonly picture: (path: string, before?: string) => Promise<Upload | undefined>;
};
