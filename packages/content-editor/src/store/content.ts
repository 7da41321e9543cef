import type { PictureInspection } from 'content-check/problem';

/** A picture of the content. */
export type StoredPicture = PictureInspection & {
  /** Another one whenever its file changes, from a store that knows a picture by its path. */
  readonly version?: string;
};

/** The content as a store has it. */
export type Snapshot = {
  /** The text of each JSON file, by its path below the content folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, StoredPicture>>;
  /** Another one whenever a file or picture changes. */
  readonly version: string;
};

/** How a file differs from what it was before. */
export type ChangeKind = 'new' | 'changed' | 'deleted';

/** An uploaded picture, encoded as it will be published. */
export type Upload = { readonly base64: string; readonly width: number; readonly height: number };

/** One file to write or, with null, to delete: a text and what it was before, or a picture. */
export type FileWrite =
  | { readonly path: string; readonly before: string | null; readonly text: string | null }
  | { readonly path: string; readonly base64: string | null };

/** One file to write, by its bytes; null deletes it. */
export type BytesWrite = { readonly path: string; readonly bytes: Uint8Array | null };
