import type { Problem } from 'content-check/problem';
import type { Entries } from '../writing/json';
import type { HistoryRequest, PastPublications } from './history';
import type { FileWrite, Snapshot, Upload } from './content';
import type { Edits } from './edits';
import type { PublicState, Outcome, PublicSite, PublishRequest } from './publication';

/** The pictures of the content. */
export type PictureStore = {
  /** Decodes and re-encodes a picture. @throws if it can't be shown; the message says why */
  readonly prepare: (bytes: Uint8Array<ArrayBuffer>) => Promise<Upload>;
  /** Whether the picture at a path of the content is this upload. */
  readonly isInContent: (path: string, upload: Upload) => Promise<boolean>;
  /**
   * The address of a picture of the content; empty as long as it has to be loaded first, and if it can't be loaded.
   * @param version its version in the content
   */
  readonly url: (path: string, version: string | undefined) => string;
  /** Calls back after another picture is loaded. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** The address of the picture of a choice, such as an icon. */
  readonly choiceUrl: (kind: string, value: string) => string;
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
   * @param before the revision of a publication that `publications` has told; the picture is that from before it instead
   */
  readonly picture: (path: string, before?: string) => Promise<Upload | undefined>;
};

/** How what is edited becomes public. */
export type Publishing = {
  /** What the public has, as far as is known without asking the network. */
  readonly state: () => Promise<PublicState>;
  /** Asks the public site which content it was built of; undefined if its address is unknown. */
  readonly publicSite?: () => Promise<PublicSite | undefined>;
  /**
   * Makes all changes public, or none. Refuses them for errors in changed files, and for new errors in others; on
   * this computer for any error, since what else differs in the files becomes public, too.
   * @param signal cancels it; what has become of it is the result
   * @throws if that failed for a reason that is no result; the message says why
   */
  readonly publish: (request: PublishRequest, signal: AbortSignal) => Promise<Outcome>;
};

/** The picture of a shared link to a page: its address, empty without one, and what to tell of it, if anything. */
export type SharedPicture = { readonly address: string; readonly note: string };

/** A page of the content as it is edited, and the public address of the picture of a shared link to it. */
export type SharedPage = {
  readonly entries: Entries;
  readonly file: string;
  readonly published: string;
};

/** The page beside the form. */
export type PreviewSource = {
  /** The address of its frame, which is of the form’s origin, and has a `PageViewer` once it is loaded. */
  readonly address: string;
  /** @throws if it can’t be asked for now */
  readonly sharedPicture: (page: SharedPage) => Promise<SharedPicture>;
};

/** The account with which a store is used. */
export type Account = {
  /** The name of the user there. */
  readonly name: string;
  /** Where it is: "GitHub". */
  readonly host: string;
  /**
   * Forgets the sign-in in this browser.
   * @param isRevoked whether it also ends everywhere else
   * @throws if that fails; this browser has forgotten it nevertheless
   */
  readonly signOut: (isRevoked: boolean) => Promise<void>;
};

/**
 * Where the content is: on this computer, or with a Git host. What may be undefined is something more, which the form doesn't
 * offer without it.
 */
export type Store = {
  /** @returns the content, or undefined if it still has the known version */
  readonly load: (known?: string) => Promise<Snapshot | undefined>;
  readonly edits: Edits;
  /**
   * Writes all changes into the files on this computer, or none, and refuses them as a publication does. Undefined if the
   * content is elsewhere.
   * @throws if it could not be written; the message says why
   */
  readonly write?: ((changes: readonly FileWrite[]) => Promise<Outcome>) | undefined;
  /** How often to ask for changes by others, in milliseconds. */
  readonly pollInterval: number;
  readonly pictures: PictureStore;
  readonly history: CommitHistory;
  readonly publishing: Publishing;
  readonly preview?: PreviewSource | undefined;
  /** Who uses it. */
  readonly account?: Account | undefined;
};

/** Validates content as it would be published; undefined if that fails. */
export type Check = (
  files: Snapshot['files'],
  pictures: Snapshot['pictures'],
) => Promise<readonly Problem[] | undefined>;
