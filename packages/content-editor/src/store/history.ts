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
  readonly pictures: Readonly<Record<string, 'new' | 'changed' | 'deleted'>>;
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
