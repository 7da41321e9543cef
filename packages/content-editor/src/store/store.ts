import type { Problem } from 'content-check/problem';
import type { Entries } from '../writing/json';
import type { CommitHistory } from './history';
import type { FileWrite, Snapshot, Upload } from './content';
import type { EditStore } from './edits';
import type { Outcome, Publishing } from './publishing';

/** The pictures of the content. */
export type PictureStore = {
  /** Decodes and re-encodes a picture. @throws if it can't be shown; the message says why */
  readonly prepare: (bytes: Uint8Array<ArrayBuffer>) => Promise<Upload>;
  /** Whether the picture at a path of the content is this upload. */
  readonly isInContent: (path: string, upload: Upload) => Promise<boolean>;
  /**
   * The address of a picture of the content; empty as long as it has to be loaded first, and if it can't be
   * loaded.
   * @param version its version in the content
   */
  readonly url: (path: string, version: string | undefined) => string;
  /** Calls back after another picture is loaded. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** The address of the picture of a choice, such as an icon. */
  readonly choiceUrl: (kind: string, value: string) => string;
};

/** The picture of a shared link: its address, empty without one, and what to tell of it, if anything. */
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
 * Where the content is: on this computer, or with a Git host. What may be undefined is something more, which
 * the form doesn't offer without it.
 */
export type Store = {
  /** @returns the content, or undefined if it still has the known version */
  readonly load: (known?: string) => Promise<Snapshot | undefined>;
  readonly edits: EditStore;
  /**
   * Writes all changes into the files on this computer, or none, and refuses them as a publication does.
   * Undefined if the content is elsewhere.
   * @throws if it could not be written; the message says why
   */
  readonly write?: ((writes: readonly FileWrite[]) => Promise<Outcome>) | undefined;
  /** How often to ask for changes by others, in milliseconds. */
  readonly pollInterval: number;
  readonly pictures: PictureStore;
  readonly history: CommitHistory;
  readonly publishing: Publishing;
  readonly preview?: PreviewSource | undefined;
  /** Who uses it. */
  readonly account?: Account | undefined;
};

/** Whether a store has its content at a host, so that there are no files to write to. */
export const isAtHost = ({ write }: Pick<Store, 'write'>): boolean => write === undefined;

/** Validates content as it would be published; undefined if that fails. */
export type Check = (
  files: Snapshot['files'],
  pictures: Snapshot['pictures'],
) => Promise<readonly Problem[] | undefined>;
