import type { Entries } from '../../writing/json';
import { isHiddenEntry } from '../../writing/hidden';
import { familiarTitle } from '../../writing/references/menus';
import { isValidName } from '../../writing/references/reference-names';
import { addressOf, isHome } from '../../writing/references/pages';
import {
  isRedirectable,
  redirectFrom,
  withoutRedirect,
  withRedirect,
  withTargetRestored,
  withTargetReplaced,
} from '../../writing/references/redirects';
import { referenceFor } from '../names/current-names';
import { editedEntriesWithNames } from '../names/to-names';
import type { Edited } from '../state';

/*
 * A page that leaves the address that it had in the last commit, or is deleted, gets a redirect from there: others may
 * know it. What is edited has none of these redirects: they are what a save adds to it, or takes away. The redirect
 * target of an old address is the page to which it leads; `leadsTo` of the state has those that somebody has chosen.
 */

/**
 * The edited entries with the redirects of pages that have left their addresses, as a save would write them.
 * @param which all pages, or those whose new address has no mistake: until then, references don't follow it
 */
export function withKeptAddresses(state: Edited, which: 'all' | 'valid'): Entries {
  return Object.keys(state.committed).reduce((entries, file) => {
    const content = { ...state, editedEntries: entries };
    const page = knownPage(content, file);
    if (!page) return entries;
    const hasMistake = !page.isDeleted && !isValidName(state.editor.model, file, page.now);
    return which === 'valid' && hasMistake ? entries : withKeptAddress(content, file, page);
  }, state.editedEntries);
}

/**
 * The entries with the redirect from the old address of one page. Other redirects to that page get the same target when it is
 * deleted, and lead to the page again when it comes back.
 */
function withKeptAddress(state: Edited, file: string, page: KnownPage): Entries {
  const { editor, committed, editedEntries } = state;
  const { address, isDeleted, own, listed } = page;
  const target = targetOf(state, file, page);
  if (target === listed) return editedEntries;
  let next = withoutRedirect(editor, editedEntries, address);
  if (listed !== undefined) {
    const back = { before: address, page: own, target: listed };
    next = withTargetRestored(editor, committed, next, back);
  }
  if (target === undefined) return next;
  next = withRedirect(editor, next, address, target);
  return isDeleted ? withTargetReplaced(editor, next, own, target) : next;
}

/** A page whose address others may know, and which has another one now, is deleted, or has a redirect from there. */
type KnownPage = {
  /** Its address in the last commit. */
  readonly address: string;
  /** Its address as saved and as edited; undefined if it is deleted or has none. */
  readonly saved: string | undefined;
  readonly now: string | undefined;
  readonly isDeleted: boolean;
  /** The reference to it. */
  readonly own: string;
  /** The reference to the page to which an edited redirect from the address leads. */
  readonly listed: string | undefined;
};

function knownPage(state: Edited, file: string): KnownPage | undefined {
  const { editor, baseEntries, editedEntries, committed } = state;
  const address = addressOf(editor, file, committed[file]);
  if (address === undefined) return undefined;
  const saved = addressOf(editor, file, baseEntries[file]);
  const now = addressOf(editor, file, editedEntries[file]);
  const listed = redirectFrom(editor, editedEntries, address)?.page;
  // most pages have their address still: this is asked on every keystroke
  if (saved === address && now === address && listed === undefined) return undefined;
  if (!leavesRedirect(state, file)) return undefined;
  const own = referenceFor(state, file) ?? now ?? address;
  return { address, saved, now, isDeleted: !(file in editedEntries), own, listed };
}

/** The reference to the target of its old address; undefined if it leads nowhere. */
function targetOf(state: Edited, file: string, page: KnownPage): string | undefined {
  const { [file]: chosen } = state.leadsTo;
  // a page that is back needs no redirect, whatever was chosen
  if (chosen === undefined || page.now === page.address) return usualTarget(state, page);
  if (chosen === nowhere) return undefined;
  return referenceToExisting(state, chosen) ?? usualTarget(state, page);
}

/** The target if nobody chooses. */
function usualTarget(state: Edited, page: KnownPage): string | undefined {
  const { editor, committed } = state;
  const { address, saved, now, isDeleted, own, listed } = page;
  const destination = isDeleted ? homeReference(state) : own;
  // a redirect is added only by the save in which the page leaves its address: later on there is one, or it was declined
  if (listed === undefined)
    return saved === address && now !== address && isFree(state, address) ? destination : undefined;
  const isOfDeleted = saved === undefined && !redirectFrom(editor, committed, address);
  if (now === address) return listed === own || isOfDeleted ? undefined : listed;
  return listed === own || (!isDeleted && isOfDeleted) ? destination : listed;
}

/** In place of a target: the old address leads nowhere. */
export const nowhere = '';

/**
 * The old address of a page that has another one now or is deleted, if it can be kept; undefined for another page.
 */
export function oldAddress(state: Edited, file: string): string | undefined {
  const page = knownPage(state, file);
  if (!page || page.now === page.address) return undefined;
  return page.listed !== undefined || isFree(state, page.address) ? page.address : undefined;
}

/** The target of the old address of a page; undefined if it leads nowhere. */
export function redirectTarget(state: Edited, file: string): string | undefined {
  const page = knownPage(state, file);
  const target = page && targetOf(state, file, page);
  return target === undefined
    ? undefined
    : Object.keys(state.editedEntries).find(
        (known) => referenceToExisting(state, known) === target,
      );
}

/** Whether the old address of a page leads anywhere. */
export function isKept(state: Edited, file: string): boolean {
  const page = knownPage(state, file);
  return page !== undefined && targetOf(state, file, page) !== undefined;
}

/**
 * The chosen targets with another one.
 * @param to the page, or `nowhere`; undefined for where it leads if nobody chooses
 */
export function withRedirectTarget(
  state: Edited,
  file: string,
  to: string | undefined,
): Edited['leadsTo'] {
  const others = Object.fromEntries(
    Object.entries(state.leadsTo).filter(([known]) => known !== file),
  );
  const page = knownPage(state, file);
  if (!page || to === undefined) return others;
  const chosen = { ...others, [file]: to };
  const isUsual = targetOf({ ...state, leadsTo: chosen }, file, page) === usualTarget(state, page);
  return isUsual ? others : chosen;
}

/** A page and its title. */
type PageChoice = { readonly page: string; readonly title: string };

/** The pages that can be a target: those that everyone can see. */
export function redirectTargets(state: Edited): readonly PageChoice[] {
  const { editor } = state;
  const entries = editedEntriesWithNames(state);
  const { unlinked = [] } = editor.pages ?? {};
  return Object.entries(entries).flatMap(([file, entry]) => {
    const address = addressOf(editor, file, entry);
    if (address === undefined || unlinked.includes(address)) return [];
    if (isHiddenEntry(editor, entry)) return [];
    return { page: file, title: familiarTitle(editor, entries, file, { entry }) };
  });
}

/** The home page, if there is one. */
export function homePage({ editor, editedEntries }: Edited): string | undefined {
  return Object.keys(editedEntries).find((file) => isHome(editor, file, editedEntries[file]));
}

function homeReference(state: Edited): string | undefined {
  const home = homePage(state);
  return home === undefined ? undefined : referenceToExisting(state, home);
}

/** The reference to a page; undefined if it is deleted. */
function referenceToExisting(state: Edited, file: string): string | undefined {
  return file in state.editedEntries ? referenceFor(state, file) : undefined;
}

/** Whether others may know the address of a page, so that it leaves a redirect behind when it is deleted. */
export function leavesRedirect(
  { editor, editedEntries, committed }: Edited,
  file: string,
): boolean {
  const { [file]: page } = committed;
  const address = addressOf(editor, file, page);
  const isKnown = address !== undefined && page !== undefined && !isHiddenEntry(editor, page);
  return isKnown && isRedirectable(editor, editedEntries, address);
}

/** Whether no page has an address. */
function isFree({ editor, editedEntries }: Edited, address: string): boolean {
  return !Object.entries(editedEntries).some(
    ([file, entry]) => addressOf(editor, file, entry) === address,
  );
}
