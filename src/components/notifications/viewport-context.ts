import { createContext } from 'react';

/** What the viewport provides to the notification in it. */
export type Viewport = {
  readonly words: Queries.NotificationWordsFragment;
  /** Whether the focus is anywhere in the viewport. */
  readonly focused: boolean;
  /** Announces a text; the returned function cancels that. */
  readonly announce: (text: string) => () => void;
  /** Returns a focus inside the viewport to where it was before. */
  readonly releaseFocus: () => void;
  /** Moves the focus to the list of notifications. */
  readonly focusList: () => void;
};

/** The viewport around a notification; null outside of one. */
export const ViewportContext = createContext<Viewport | null>(null);
