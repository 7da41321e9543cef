import { createContext, use } from 'react';

/** What the area does for the notification inside it. */
export type Area = {
  readonly words: Queries.NotificationWordsFragment;
  /** Whether the keyboard's focus is anywhere in the area. */
  readonly focused: boolean;
  /** Has a text read out; the function returned takes it back. */
  readonly announce: (text: string) => () => void;
  /** Gives a focus that is in the area back to where it was before. */
  readonly releaseFocus: () => void;
  /** Moves the focus to the list of notifications. */
  readonly focusList: () => void;
};

export const AreaContext = createContext<Area | null>(null);

/**
 * The area around a notification.
 * @throws outside of one.
 */
export function useArea(): Area {
  const area = use(AreaContext);
  if (!area) throw new Error('A notification is drawn by NotificationArea only.');
  return area;
}
