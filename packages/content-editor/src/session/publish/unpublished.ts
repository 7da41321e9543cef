import { type Entries, entriesOf, type Entry } from '../../writing/json';
import type { PublicState } from '../../store/publishing';
import type { Snapshot } from '../../store/content';
import { isAtHost, type Store } from '../../store/store';
import { memoizeLast } from '../../writing/memoize-last';
import { waitingFiles, withoutWaiting } from '../write/waiting';
import type { State } from '../state/state';
import { writesOf, textsToWrite } from '../write/to-write';

/** What differs from what is public. */
export type Unpublished = {
  /** The files whose texts differ, by path. */
  readonly files: readonly string[];
  readonly pictures: PublicState['pictures'];
  /** The public entries. */
  readonly entries: Entries;
};

const nothing: Unpublished = { files: [], pictures: {}, entries: {} };

const publicEntries = memoizeLast(({ files }: PublicState) => entriesOf(files));

/** A file as it is public; undefined if it isn't, or that is unknown. */
export function publicEntry({ publicState }: State, file: string): Entry | undefined {
  return publicState && !publicState.obstacle ? publicEntries(publicState)[file] : undefined;
}

function difference(publicState: PublicState, texts: Snapshot['files']): Unpublished {
  const { files, pictures } = publicState;
  const paths = [...new Set([...Object.keys(texts), ...Object.keys(files)])];
  return {
    files: paths.filter((path) => texts[path] !== files[path]),
    pictures,
    entries: publicEntries(publicState),
  };
}

const baseDifference = memoizeLast(difference);

/**
 * What the base has and the public doesn’t; nothing as long as the public state is unknown, or an obstacle
 * keeps the base from being published.
 */
function unpublished({ publicState, base }: State): Unpublished {
  return !publicState || publicState.obstacle ? nothing : baseDifference(publicState, base.files);
}

/**
 * What the next publication makes public: what the base has and the public doesn’t, and what is edited,
 * without the files that wait.
 */
export function toPublish(
  state: State,
  waiting: readonly string[] = waitingFiles(state),
): Unpublished & { readonly texts: Snapshot['files'] } {
  const { publicState } = state;
  const sent = withoutWaiting(state, waiting);
  const texts = textsToWrite(sent);
  if (!publicState || publicState.obstacle) return { ...nothing, texts };
  const all = difference(publicState, texts);
  return { ...all, pictures: { ...all.pictures, ...editedPictures(sent, publicState) }, texts };
}

function editedPictures(state: State, { pictures }: PublicState): PublicState['pictures'] {
  const changes = writesOf(state).flatMap((change) => {
    if (!('base64' in change)) return [];
    const isKnown = change.path in state.base.pictures && pictures[change.path] !== 'new';
    const kind = change.base64 === null ? 'deleted' : isKnown ? 'changed' : 'new';
    return [[change.path, kind] as const];
  });
  return Object.fromEntries(changes);
}

/**
 * Where the base stands on its way to the public: it can't be published, is public, or is here alone. It is
 * unknown until that was read.
 */
export type Whereabouts = 'unknown' | 'blocked' | 'public' | 'here';

/** Where the base stands. */
export function whereabouts(state: State): Whereabouts {
  const { publicState } = state;
  if (!publicState) return 'unknown';
  if (publicState.obstacle) return 'blocked';
  const { files, pictures } = unpublished(state);
  return files.length === 0 && Object.keys(pictures).length === 0 ? 'public' : 'here';
}

/**
 * Whether changes can only be written to the files: something keeps the folder from being published, for good,
 * as without a remote, or for now, as in the middle of a merge.
 */
export const canOnlyWriteFiles = ({ publicState }: State, store: Pick<Store, 'write'>): boolean =>
  !isAtHost(store) && publicState?.obstacle !== undefined;

/** Whether a publication would make anything public that isn't. */
export function isAnyUnpublished(state: State): boolean {
  return whereabouts(state) === 'here';
}
