import type { PictureInspection, Problem } from '../site/model';
import type { Draft, DraftStorage } from './draft-storage';

/** The content as it is saved. */
export type Snapshot = {
  /** The text of each JSON file, by its path below the content folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, PictureInspection>>;
  /** Changes with any of them. */
  readonly version: string;
};

/** A picture that was chosen on this computer, in the form in which it will be saved. */
export type Upload = { readonly base64: string; readonly width: number; readonly height: number };

/** One file to write, or to delete: a text with what it was before, or a picture. */
export type Change =
  | { readonly path: string; readonly before: string | null; readonly text: string | null }
  | { readonly path: string; readonly base64: string | null };

/** How a save ended; where it was refused, nothing was written. */
export type Saved =
  | { readonly result: 'saved'; readonly snapshot: Snapshot }
  /** A file is no longer as it was before. */
  | { readonly result: 'outdated' }
  | { readonly result: 'refused'; readonly problems: readonly Problem[] };

/** Where the content is kept: on this computer, or with a Git host. */
export type Store = {
  /** @returns the content, or undefined where it is still of the version known */
  readonly load: (known?: string) => Promise<Snapshot | undefined>;
  /** @throws where it could not be written; the message says why */
  readonly save: (changes: readonly Change[]) => Promise<Saved>;
  /** The text of a file in the last commit; undefined where it has none. */
  readonly committed: (path: string) => Promise<string | undefined>;
  /** Decodes a picture and writes it anew. @throws where it can't be shown; the message says why */
  readonly preparePicture: (bytes: Blob) => Promise<Upload>;
  /** The address of a saved picture. */
  readonly pictureUrl: (path: string) => string;
  /** The address of the picture of a choice, such as an icon. */
  readonly choiceUrl: (kind: string, value: string) => string;
  /** Whether a page can be seen in the preview by now. */
  readonly isPreviewReady: (path: string) => Promise<boolean>;
  /** Where the site is shown as it is saved; undefined where it isn't. */
  readonly preview: string | undefined;
};

/** Validates content as it would be saved; undefined where that fails. */
export type Check = (
  files: Snapshot['files'],
  pictures: Snapshot['pictures'],
) => Promise<readonly Problem[] | undefined>;

/** The dependencies of a session. */
export type SessionTools = {
  readonly store: Store;
  readonly check: Check;
  readonly drafts: DraftStorage<Draft>;
  /** Unsaved uploads. */
  readonly uploads: DraftStorage<Upload>;
};
