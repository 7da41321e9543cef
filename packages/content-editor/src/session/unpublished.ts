import type { Entries } from '../writing/json';
import { memoizeLast } from './memoize-last';
import type { Publication } from './publication';
import { entriesOf, type State } from './state';
import type { Snapshot } from './store';

/** What is saved and not public. */
export type Unpublished = {
  /** The files whose texts differ, by path. */
  readonly files: readonly string[];
  readonly pictures: Publication['pictures'];
  /** The public entries. */
  readonly entries: Entries;
};

const nothing: Unpublished = { files: [], pictures: {}, entries: {} };

const difference = memoizeLast((publication: Publication, saved: Snapshot): Unpublished => {
  const { files, pictures } = publication;
  const paths = [...new Set([...Object.keys(saved.files), ...Object.keys(files)])];
  return {
    files: paths.filter((path) => saved.files[path] !== files[path]),
    pictures,
    entries: entriesOf(files),
  };
});

/** What the next publication makes public; nothing as long as that is unknown or something keeps it from that. */
export function unpublished({ publication, saved }: State): Unpublished {
  return !publication || publication.obstacle ? nothing : difference(publication, saved);
}

/**
 * Where what is saved stands on its way to the public: it can't be published, is public, has been sent for review, or is
 * here alone. Unknown until that was read.
 */
export type Publicity = 'unknown' | 'blocked' | 'public' | 'in review' | 'here';

/** Where what is saved stands. */
export function publicity(state: State): Publicity {
  const { publication } = state;
  if (!publication) return 'unknown';
  if (publication.obstacle) return 'blocked';
  const { files, pictures } = unpublished(state);
  if (files.length === 0 && Object.keys(pictures).length === 0) return 'public';
  return publication.isInReview ? 'in review' : 'here';
}

/** Whether a publication would make anything public that isn't. */
export function isAnyUnpublished(state: State): boolean {
  return ['in review', 'here'].includes(publicity(state));
}
