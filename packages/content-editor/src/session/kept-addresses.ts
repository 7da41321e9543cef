import type { Entries } from '../writing/json';
import { addressOf, isHome } from '../writing/pages';
import {
  isRedirectable,
  redirectFrom,
  withoutRedirect,
  withRedirect,
  withRedirectsBack,
  withRedirectsLed,
} from '../writing/redirects';
import { namesInUse } from './references';
import type { State } from './state';

type Content = Pick<State, 'editor' | 'entries' | 'values' | 'names' | 'committed'>;

/**
 * The address that a page had in the last commit, if it has another one now or is deleted, and the old one can be kept:
 * others may know it.
 */
export function oldAddress(state: Content, file: string): string | undefined {
  const now = addressOf(state.editor, file, state.values[file]);
  // most pages have their address still: this is asked on every keystroke
  if (now === addressOf(state.editor, file, state.committed[file])) return undefined;
  const old = committedAddress(state, file);
  if (old === undefined) return undefined;
  return isKept(state, old) || isFree(state, old) ? old : undefined;
}

/** Whether an old address leads to a page. */
export function isKept({ editor, values }: Content, address: string): boolean {
  return redirectFrom(editor, values, address) !== undefined;
}

/**
 * The entries with a redirect from the old address of a page, or without. Those that lead to a deleted page lead on with
 * its address, too.
 * @param to the name of the page to which it leads; by default the page itself, or home if that is deleted
 */
export function keeping(
  state: Content,
  file: string,
  address: string,
  isOn: boolean,
  to?: string,
): Entries {
  const { editor, values, committed } = state;
  const own = namesInUse(state)[file] ?? addressOf(editor, file, values[file]) ?? address;
  const target = redirectFrom(editor, values, address)?.page;
  if (!isOn) {
    const left = withoutRedirect(editor, values, address);
    if (target === undefined) return left;
    return withRedirectsBack(editor, committed, left, { before: address, page: own, target });
  }
  const page = to ?? (file in values ? own : homeName(state));
  if (page === undefined || target !== undefined) return values;
  const kept = withRedirect(editor, values, address, page);
  return file in values ? kept : withRedirectsLed(editor, kept, own, page);
}

/**
 * The entries after a change of a file. A page that leaves its committed address, or is deleted, gets a redirect from
 * there, which is taken back when the address comes back.
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
  if (old === undefined || was === now) return next.values;
  if (was === old && isFree(after, old)) return keeping(after, file, old, true);
  const page = redirectFrom(editor, next.values, old)?.page;
  const isOwn = page !== undefined && page === namesInUse(after)[file];
  if (now === undefined) return isOwn ? moved(after, file, old) : next.values;
  // a redirect of a deleted page, which leads elsewhere
  const isOfDeleted = was === undefined && !isKept(committedOf(before), old);
  if (now === old) return isOwn || isOfDeleted ? keeping(after, file, old, false) : next.values;
  return page !== undefined && isOfDeleted ? moved(after, file, old) : next.values;
}

/** The entries with the redirect from an old address leading where it leads by default. */
function moved(state: Content, file: string, address: string): Entries {
  const values = keeping(state, file, address, false);
  return keeping({ ...state, values }, file, address, true);
}

const committedOf = (state: Content): Content => ({ ...state, values: state.committed });

/** The name of the home page in references, if there is one. */
function homeName(state: Content): string | undefined {
  const { editor, values } = state;
  const home = Object.keys(values).find((file) => isHome(editor, file, values[file]));
  return home === undefined ? undefined : (namesInUse(state)[home] ?? editor.pages?.home);
}

/** Whether a page would leave a redirect behind if it were deleted. */
export const leavesRedirect = (state: Content, file: string): boolean =>
  committedAddress(state, file) !== undefined;

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
