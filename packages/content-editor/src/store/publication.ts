import type { Problem } from 'content-check/problem';

/** What keeps content from being published; `form/publish/publication-words.ts` says what to do. */
export type ObstacleCode =
  | 'no-git'
  | 'no-repository'
  | 'unreadable'
  | 'no-commit'
  | 'detached'
  | 'merging'
  | 'no-remote'
  | 'elsewhere'
  | 'no-branch'
  | 'no-author'
  | 'unreachable'
  | 'other-work'
  | 'staged'
  | 'local-changes'
  | 'unrelated'
  | 'commit'
  | 'refused'
  | 'unsent'
  | 'busy'
  | 'slow'
  | 'cancelled'
  | 'failed';

/** What the public has, as far as this computer knows, compared with what is saved. */
export type PublicState = {
  /** The texts of the public files, by path below the content folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The saved pictures that the public doesn't have as they are, and those that it still has. */
  readonly pictures: Readonly<Record<string, 'new' | 'changed' | 'deleted'>>;
  /** What keeps content from being published now. */
  readonly obstacle?: Refused;
};

/** Why nothing was published; `details` is what Git, a hook or the remote says, whole. */
export type Refused = { readonly code: ObstacleCode; readonly details: string };

/** A file that was changed here and, meanwhile, by others who published it. */
export type Clash = {
  readonly file: string;
  /** The texts before either change, and as others have published it; null without the file. */
  readonly base: string | null;
  readonly theirs: string | null;
  /** The text before, but as others have published it where somebody decides: the next merge starts from it. */
  readonly settled: string | null;
};

/** The result of a publication. */
export type Published =
  | { readonly result: 'published' }
  /** Nothing was sent: fields were changed here and by others. */
  | { readonly result: 'clash'; readonly clashes: readonly Clash[] }
  /** Nothing was sent: the content has mistakes, maybe together with the changes of others. */
  | { readonly result: 'mistakes'; readonly problems: readonly Problem[] }
  | ({ readonly result: 'refused' } & Refused);

/** Whether a publication waits only for the name of whoever publishes. */
export const isAuthorMissing = (published: Published | undefined): boolean =>
  published?.result === 'refused' && published.code === 'no-author';

/** What the public site says of itself. */
export type PublicSite = {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** Whether it was built of what is public; undefined if it can't be asked, or doesn't say. */
  readonly isLatest: boolean | undefined;
};

/** Who publishes, as the history records it. */
export type Author = { readonly name: string; readonly email: string };

/** What a publication is told. */
export type PublishRequest = {
  /** In words what becomes public, for the history: a title, an empty line, sentences. */
  readonly message: string;
  /** Of files about whose clashes the user has decided: the texts from which they are merged, by path. */
  readonly decided?: Readonly<Record<string, string | null>> | undefined;
  /** Who publishes from now on, if this computer doesn't know. */
  readonly author?: Author | undefined;
};
