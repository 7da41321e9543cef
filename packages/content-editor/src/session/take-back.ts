import type { Entry } from '../writing/json';
import { addressOf } from '../writing/pages';
import type { FieldPlace } from '../writing/path';
import { withoutRedirect } from '../writing/redirects';
import type { PastPublication } from './past';
import { withoutPast } from './past-changes';
import { withEntry } from './references';
import { restorePictures } from './restore-pictures';
import type { Session } from './session';
import type { State } from './state';
import { isPictureUsed } from './to-save';

/**
 * Sets a file to a version without a change of the past, as an unsaved change that can be undone.
 * @param revision the publication that has made the change: pictures from before it come back
 */
export async function takeBack(
  session: Session,
  revision: string,
  { file, field, entry }: FieldPlace & { readonly entry: Entry | undefined },
): Promise<void> {
  const failures = entry ? await restorePictures(session, file, entry, revision) : [];
  session.apply({ file, field }, withEntries(session.state, [[file, entry]]));
  session.update({ ...opened(session.state, file), status: [done, ...failures].join(' ') });
}

/**
 * Takes back everything that a publication has changed, in one step, except what was changed again since. Pictures that
 * came with it go, unless they are used.
 */
export async function takeBackAll(session: Session, past: PastPublication): Promise<void> {
  const failures: string[] = [];
  for (const changed of past.files) {
    const entry = withoutPast(session.state, changed);
    if (!entry) continue;
    failures.push(...(await restorePictures(session, changed.file, entry, past.revision)));
  }
  const entries = past.files.map(
    (changed) => [changed.file, withoutPast(session.state, changed)] as const,
  );
  const next = { ...session.state, ...withEntries(session.state, entries) };
  const gone = Object.keys(past.pictures).filter(
    (path) =>
      past.pictures[path] === 'new' && path in next.saved.pictures && !isPictureUsed(next, path),
  );
  const pictures = {
    ...next.pictures,
    ...Object.fromEntries(gone.map((path) => [path, null] as const)),
  };
  const [{ file } = next] = past.files;
  session.apply({ file, field: '' }, { values: next.values, names: next.names, pictures });
  session.update({ ...opened(session.state, file), status: [done, ...failures].join(' ') });
}

const done = 'Taken back. Save to keep it that way.';

/** Opens a file, if there is still one. */
const opened = ({ values }: State, file: string) => (file in values ? { file } : {});

/** The state with other entries, one after the other: references and old addresses follow. */
function withEntries(
  state: State,
  entries: readonly (readonly [string, Entry | undefined])[],
): Pick<State, 'values' | 'names'> {
  return entries.reduce((before, [file, entry]) => {
    const next = withEntry(before, file, entry);
    const { editor } = before;
    // a page that comes back is at its address again, from where a redirect has led since
    const address = file in before.values ? undefined : addressOf(editor, file, entry);
    return {
      ...before,
      ...next,
      values: address === undefined ? next.values : withoutRedirect(editor, next.values, address),
    };
  }, state);
}
