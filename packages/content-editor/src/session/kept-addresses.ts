import type { Entries } from '../writing/json';
import { addressOf } from '../writing/pages';
import { isRedirectable, redirectFrom, withoutRedirect, withRedirect } from '../writing/redirects';
import { namesInUse } from './references';
import type { State } from './state';

type Content = Pick<State, 'editor' | 'entries' | 'values' | 'names' | 'committed'>;

/**
 * The address that a page had in the last commit, if it has another one now and the old one can be kept: others may
 * know it.
 */
export function oldAddress(state: Content, file: string): string | undefined {
  const now = addressOf(state.editor, file, state.values[file]);
  // most pages have their address still: this is asked on every keystroke
  if (now === addressOf(state.editor, file, state.committed[file])) return undefined;
  const old = committedAddress(state, file);
  if (old === undefined || !(file in state.values)) return undefined;
  return isKept(state, old) || isFree(state, old) ? old : undefined;
}

/** Whether an old address leads to a page. */
export function isKept({ editor, values }: Content, address: string): boolean {
  return redirectFrom(editor, values, address) !== undefined;
}

/** The entries with a redirect from the old address of a page, or without. */
export function keeping(state: Content, file: string, address: string, isOn: boolean): Entries {
  const { editor, values } = state;
  if (!isOn) return withoutRedirect(editor, values, address);
  const page = namesInUse(state)[file] ?? addressOf(editor, file, values[file]);
  const isAdded = page !== undefined && !isKept(state, address);
  return isAdded ? withRedirect(editor, values, address, page) : values;
}

/**
 * The entries after a change of a file. A page that leaves its committed address gets a redirect from there, which
 * is taken back when the address comes back.
 */
export function withKeptAddress(
  before: Content,
  next: Pick<State, 'values' | 'names'>,
  file: string,
): Entries {
  const { editor } = before;
  const after = { ...before, ...next };
  const old = committedAddress(before, file);
  const was = addressOf(editor, file, before.values[file]);
  const now = addressOf(editor, file, next.values[file]);
  if (old === undefined || was === now || !(file in next.values)) return next.values;
  if (was === old && isFree(after, old)) return keeping(after, file, old, true);
  const isOwn = redirectFrom(editor, next.values, old)?.page === namesInUse(after)[file];
  return now === old && isOwn ? keeping(after, file, old, false) : next.values;
}

function committedAddress({ editor, committed, values }: Content, file: string) {
  const { isPublic = () => true } = editor.pages?.redirects ?? {};
  const { [file]: page } = committed;
  const address = addressOf(editor, file, page);
  const isKnown = address !== undefined && page !== undefined && isPublic(page);
  return isKnown && isRedirectable(editor, values, address) ? address : undefined;
}

/** Whether no page has an address. */
function isFree({ editor, values }: Content, address: string): boolean {
  return !Object.entries(values).some(
    ([file, entry]) => addressOf(editor, file, entry) === address,
  );
}
