import { pages } from '../../facts';
import { isDraft } from '../../writing/drafts';
import type { Entries } from '../../writing/json';
import { familiarTitle } from '../../writing/references/menus';
import { addressOf, isHome } from '../../writing/references/pages';
import {
  isRedirectable,
  redirectFrom,
  entriesWithRedirect,
} from '../../writing/references/redirects';
import type { ContentState } from '../state/state';
import { referenceNames } from './reference-names';

/*
 * A page that leaves the address that it had in the last commit, or is deleted, leaves a redirect there,
 * since others may know that address. The redirect is an ordinary entry of the content: the step that leaves
 * the address adds it.
 *
 * Tests: `../stories/old-addresses.test.ts`
 */

/** The entries that others know: those of the last commit, or of the base while that isn't known. */
function knownEntries({ committed, baseEntries }: ContentState): Entries {
  return Object.keys(committed).length > 0 ? committed : baseEntries;
}

/** The address of a page that others may know, if a redirect from it is possible. */
export function knownAddress(state: ContentState, file: string): string | undefined {
  const { model, editedEntries } = state;
  const { [file]: page } = knownEntries(state);
  const address = addressOf(model, file, page);
  if (address === undefined || isDraft(page)) return undefined;
  return isRedirectable(model, editedEntries, address) ? address : undefined;
}

/** The known address of a page that has another one now, or is deleted, if it can be kept. */
export function oldAddress(state: ContentState, file: string): string | undefined {
  const address = knownAddress(state, file);
  const isStill = file in state.editedEntries && referenceNames(state)[file] === address;
  return isStill || address === undefined || !(isLeading(state, address) || isFree(state, address))
    ? undefined
    : address;
}

/** Whether the old address of a page leads anywhere. */
export function isOldAddressKept(state: ContentState, file: string): boolean {
  const address = oldAddress(state, file);
  return address !== undefined && isLeading(state, address);
}

const isLeading = ({ editedEntries }: ContentState, address: string) =>
  redirectFrom(editedEntries, address) !== undefined;

/** The pages whose old addresses lead on. */
export function pagesWithKeptAddress(state: ContentState): readonly string[] {
  return Object.keys(knownEntries(state)).filter((file) => isOldAddressKept(state, file));
}

/** The entries with a redirect from the known address of a page, unless it leads anywhere already. */
export function entriesKeepingAddress(state: ContentState, file: string, to: string): Entries {
  const { model, editedEntries } = state;
  const address = knownAddress(state, file);
  return address !== undefined &&
    address !== to &&
    !isLeading(state, address) &&
    isFree(state, address)
    ? entriesWithRedirect(model, editedEntries, address, to)
    : editedEntries;
}

/**
 * The entries after a commit. If a page was published at /us, and renamed to /team before the answer came,
 * /us gets a redirect now: others may know it.
 * @param before the entries of the commit before
 */
export function entriesWithLeftAddressesKept(state: ContentState, before: Entries): Entries {
  const { model } = state;
  const names = referenceNames(state);
  return Object.keys(before).reduce((editedEntries, file) => {
    const old = addressOf(model, file, before[file]);
    const to = file in editedEntries ? names[file] : redirectFrom(editedEntries, old ?? '');
    return old === undefined || to === undefined || old === knownAddress(state, file)
      ? editedEntries
      : entriesKeepingAddress({ ...state, editedEntries }, file, to);
  }, state.editedEntries);
}

/** The address to which the known address of a page leads; undefined if it leads nowhere. */
export function targetAddress(state: ContentState, file: string): string | undefined {
  const address = knownAddress(state, file);
  return address === undefined ? undefined : redirectFrom(state.editedEntries, address);
}

/** The page to which the old address of another leads; undefined if it leads nowhere. */
export function redirectTarget(state: ContentState, file: string): string | undefined {
  const target = targetAddress(state, file);
  const names = referenceNames(state);
  return target === undefined
    ? undefined
    : Object.keys(state.editedEntries).find((known) => names[known] === target);
}

/** A page and its title. */
type PageChoice = { readonly page: string; readonly title: string };

/** The pages that can be a target: those that everyone can see. */
export function redirectTargets({ model, editedEntries }: ContentState): readonly PageChoice[] {
  return Object.entries(editedEntries).flatMap(([file, entry]) => {
    const address = addressOf(model, file, entry);
    if (address === undefined || pages.unlinked.includes(address)) return [];
    if (isDraft(entry)) return [];
    return { page: file, title: familiarTitle(model, editedEntries, file, { entry }) };
  });
}

/** The address of the home page, if there is one. */
export function homeAddress({ model, editedEntries }: ContentState): string | undefined {
  const isThere = Object.keys(editedEntries).some((file) =>
    isHome(model, file, editedEntries[file]),
  );
  return isThere ? pages.home : undefined;
}

/** Whether no page has an address. */
function isFree({ model, editedEntries }: ContentState, address: string): boolean {
  return !Object.entries(editedEntries).some(
    ([file, entry]) => addressOf(model, file, entry) === address,
  );
}
