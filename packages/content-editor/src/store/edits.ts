import type { Entry } from '../writing/json';
import type { Upload } from './content';

/** What is edited in one file or picture. */
export type KeptEdit = {
  /** The file's text in the base with which the edit began; null for a new file, and for pictures. */
  readonly base: string | null;
  /** The value now; null for a deleted file or picture. */
  readonly value: Entry | Upload | null;
  /** The name by which references mean the file, if its own isn't complete yet. */
  readonly oldName?: string | undefined;
};

/** What is edited, by path. */
export type KeptEdits = ReadonlyMap<string, KeptEdit>;

/**
 * What is edited anew, by path. It is undefined where nothing is edited any more, such as after an undo; a file that
 * is deleted has an edit whose value is null.
 */
export type EditsToKeep = ReadonlyMap<string, KeptEdit | undefined>;

/** A change of which this browser doesn't know whether it was kept. */
export type Unconfirmed = {
  readonly path: string;
  readonly before: KeptEdit | undefined;
  readonly after: KeptEdit | undefined;
};

/** All that is known of what is edited. */
export type KnownEdits = {
  readonly kept: KeptEdits;
  readonly unconfirmed: readonly Unconfirmed[];
  /** Forgets what was unconfirmed: it is part of what is kept by now. */
  readonly settle: () => Promise<void>;
};

/**
 * Called when a window may write, and when it may no longer: then another window waits until what was typed
 * here is kept, which settles the promise.
 */
export type OnTurn = (isOurs: boolean) => Promise<void>;

/** Milliseconds that a window has to keep what was typed in it, before another one takes over. */
export const patience = 2000;

/** Keeps what is edited, until it is published or written to the files. One window may write at a time. */
export type EditStore = {
  /**
   * Waits until no other window writes.
   * @returns a function that takes over from the other window
   */
  readonly claim: (onTurn: OnTurn) => () => void;
  /** @throws if it can't be read, in which case nothing may be written over it */
  readonly read: () => Promise<KnownEdits>;
  /** @throws if it isn't kept; the message says why */
  readonly keep: (edits: EditsToKeep) => Promise<void>;
};
