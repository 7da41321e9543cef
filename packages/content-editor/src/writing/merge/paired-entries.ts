import { childPart } from 'content-check/schema-traversal';
import { fixedEntries } from '../list-parts';
import { identityOf } from '../identity';
import { isContainer, isObject, type Json } from '../json';
import { type Part, traitsOf } from '../schema';
import { leavesIn, sameEnds, sameLeaves } from './likeness';
import { longestCommonSubsequence } from './longest-common-subsequence';

/** Which old entry of a list each new one was. */
type Pairs = {
  /** The old index of each entry; -1 for one that is added. */
  readonly from: readonly number[];
  /** The old indices of the entries that are gone. */
  readonly removed: readonly number[];
};

/** An entry of one of the versions. */
type Item = {
  readonly value: Json;
  readonly index: number;
  readonly kind: Part | undefined;
  readonly text: string;
  readonly identity: string | undefined;
  readonly leaves: ReadonlySet<string>;
};

/**
 * Pairs the entries of two versions of a list: those that are equal or known to be the same, wherever they
 * are; then those that have most in common; then those that are in the same place. An entry of another kind
 * is another entry, and so is another reference.
 * @param part the list's part of the schema
 */
export function pairedEntries(
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
): Pairs {
  const itemOf = (value: Json, index: number): Item => {
    const kind = part && childPart(part, after.length, value);
    const leaves = new Set(leavesIn(kind, value));
    const identity = isContainer(value) ? identityOf(value, index) : undefined;
    return { value, index, kind, text: JSON.stringify(value), identity, leaves };
  };
  const [olds, news] = [before.map(itemOf), after.map(itemOf)];
  const [left, added] = [new Set(olds), new Set(news)];
  const from = after.map(() => -1);
  const pair = (old: Item, now: Item) => {
    if (!left.has(old) || !added.has(now)) return;
    from[now.index] = old.index;
    left.delete(old);
    added.delete(now);
  };

  const fixed = part ? fixedEntries(part) : 0;
  const isPair = (old: Item, now: Item) => {
    if (old.index < fixed || now.index < fixed) return old.index === now.index;
    const isSame = old.identity !== undefined && old.identity === now.identity;
    return old.text === now.text || (isSame && isOfKind(old, now));
  };
  const stayed = longestCommonSubsequence(olds, news, isPair);
  for (const [old, now] of stayed) pair(old, now);
  for (const old of left) for (const now of added) if (isPair(old, now)) pair(old, now);

  // the gap that an entry is in: between which two of the entries that have stayed
  const withGap = (items: ReadonlySet<Item>, side: 0 | 1) =>
    [...items].map((item) => {
      const gap = stayed.filter(({ [side]: { index } }) => index < item.index).length;
      return { item, gap };
    });
  const [changedOlds, changedNews] = [withGap(left, 0), withGap(added, 1)];
  const candidates = changedOlds.flatMap((old) =>
    changedNews.map((now) => ({
      old: old.item,
      now: now.item,
      likeness: likeness(old.item, now.item, old.gap === now.gap),
    })),
  );
  const likely = candidates.filter((candidate) => candidate.likeness > 0);
  for (const { old, now } of likely.toSorted((a, b) => b.likeness - a.likeness)) pair(old, now);

  const isAsLong = before.length === after.length;
  for (const gap of new Set(changedOlds.map((old) => old.gap))) {
    const oldInGap = changedOlds.filter((old) => old.gap === gap && left.has(old.item));
    const newInGap = changedNews.filter((now) => now.gap === gap && added.has(now.item));
    if (oldInGap.length !== newInGap.length) continue;
    for (const [index, { item: old }] of oldInGap.entries()) {
      const now = newInGap[index]?.item;
      const mayDiffer = isObject(old.value) ? isAsLong : !isReference(old);
      if (now && mayDiffer && isOfKind(old, now)) pair(old, now);
    }
  }
  return { from, removed: [...left].map(({ index }) => index) };
}

/** How much two entries have in common; 0 if they can hardly be two versions of the same entry. */
function likeness(old: Item, now: Item, isInPlace: boolean): number {
  if (!isOfKind(old, now)) return 0;
  if (isObject(old.value)) return sameLeaves(old.leaves, now.leaves);
  const areTexts = typeof old.value === 'string' && typeof now.value === 'string';
  return areTexts && isInPlace && !isReference(old) ? sameEnds(old.value, now.value) : 0;
}

/** Whether two entries are of one kind, as far as the schema tells. */
const isOfKind = (old: Item, now: Item) =>
  old.kind === now.kind && isObject(old.value) === isObject(now.value);

/** Whether it refers to another entry: another reference means another one. */
const isReference = ({ kind }: Item) => kind !== undefined && traitsOf(kind).refersTo !== undefined;
