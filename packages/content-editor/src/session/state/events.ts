import type { Problem } from 'content-check/problem';
import type { Entries, Entry, Json } from '../../writing/json';
import type { FieldPlace } from '../../writing/path';
import type { KnownEdits } from '../../store/edits';
import type { Outcome, PublicState } from '../../store/publishing';
import type { Snapshot, Upload } from '../../store/content';
import type { Conflict, State, Destination } from './state';

/** What the user does to the content: each is a step of undo. */
export type Edit =
  | {
      readonly type: 'field changed';
      readonly file: string;
      readonly field: string;
      /** Without one, the field is removed. */
      readonly value: Json | undefined;
      /** The path of what changes: the field, or an entry of the list that it holds. Undo shows that. */
      readonly changedPart: string;
      /**
       * When it was, in milliseconds: changes of a text that follow each other fast are one step. A change
       * without a time is a step of its own.
       */
      readonly time?: number;
      /** Whether it is typed, so that the field has the focus. */
      readonly isTyped?: boolean;
    }
  /** Without an entry, the file is deleted. */
  | { readonly type: 'file set'; readonly file: string; readonly entry: Entry | undefined }
  | {
      readonly type: 'past taken back';
      readonly place: FieldPlace;
      /** The files as they are without what is taken back. */
      readonly entries: readonly (readonly [string, Entry | undefined])[];
      /** The pictures that came with it. They are deleted, unless something shows them. */
      readonly pictures: readonly string[];
      /** Why pictures could not be brought back. */
      readonly failures: readonly string[];
    }
  /** All links to deleted files are removed, from every file. */
  | { readonly type: 'links removed' }
  | { readonly type: 'picture taken back'; readonly path: string; readonly upload: Upload }
  /** Whether a picture of the base is to be deleted; an upload is deleted at once. */
  | { readonly type: 'deletion toggled'; readonly path: string }
  /** Whether the old address of the open page goes on working: it leads there, or from a deleted page home. */
  | { readonly type: 'old address kept'; readonly isOn: boolean }
  /** The target of the old address of the open page, which is deleted. */
  | { readonly type: 'redirect target chosen'; readonly page: string };

/** Content that comes from the store. */
export type Arrival =
  /** What was edited earlier. */
  | {
      readonly type: 'edits restored';
      readonly edits: Pick<KnownEdits, 'kept' | 'unconfirmed'>;
      /** The uploads that the base has. */
      readonly done: ReadonlySet<Upload>;
    }
  /** A base that others have changed. */
  | {
      readonly type: 'content adopted';
      readonly base: Snapshot;
      readonly done: ReadonlySet<Upload>;
    }
  /** A base with what this window has sent, and maybe with changes of others. */
  | {
      readonly type: 'sent adopted';
      readonly base: Snapshot;
      readonly done: ReadonlySet<Upload>;
      readonly sent: State;
    };

/** The progress of what is sent. */
export type Progress =
  | { readonly type: 'sending started'; readonly destination: Destination }
  | {
      readonly type: 'sending ended';
      readonly outcome: Outcome;
      /** The files that had to wait. */
      readonly waiting: readonly string[];
      /** What was thrown, if that is the outcome. */
      readonly error?: unknown;
    };

/** All that changes the state of a session. */
export type SessionEvent =
  | Edit
  | Arrival
  | Progress
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'file opened'; readonly file: string }
  /** From then on, the problems of the field are shown. */
  | { readonly type: 'field touched'; readonly place: FieldPlace }
  | { readonly type: 'conflict resolved'; readonly remaining: readonly Conflict[] }
  | { readonly type: 'picture added'; readonly path: string; readonly upload: Upload }
  | { readonly type: 'announced'; readonly status: string }
  /** @see failureStatus */
  | { readonly type: 'failed'; readonly error: unknown; readonly text?: string }
  | { readonly type: 'edits checked'; readonly problems: readonly Problem[] | undefined }
  | { readonly type: 'commit read'; readonly committed: Entries }
  | { readonly type: 'public state read'; readonly publicState: PublicState }
  /** What visitors see, as far as that is known. */
  | { readonly type: 'visitors seen'; readonly visitors: State['visitors'] }
  | {
      readonly type: 'base checked';
      readonly problems: readonly Problem[];
      /** The files whose problems are still shown if they were shown before. */
      readonly stillShown: 'all' | readonly string[];
    };
