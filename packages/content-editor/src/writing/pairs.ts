import { childPart } from 'content-check/schema-traversal';
import { fixedEntries } from './blank';
import { commonOrder } from './common-order';
import { isSameEntry } from './identity';
import { isObject, type Json } from './json';
import { leavesIn, sameEnds, sameLeaves } from './likeness';
import { type Part, traitsOf } from './schema';

/** Which entry of a list has become which. */
type Pairs = {
  /** The old index of each entry; -1 for one that is added. */
  readonly from: readonly number[];
  /** The old indices of the entries that are gone. */
  readonly left: readonly number[];
};

/** An entry of one of the versions. */
type Place = {
  readonly value: Json;
  readonly index: number;
  readonly kind: Part | undefined;
  readonly text: string;
  readonly leaves: ReadonlySet<string>;
};

/**
 * Pairs the entries of two versions of a list: those that are equal or known to be the same, wherever they are; then
 * those that have most in common; then those that are in the same place. An entry of another kind is another entry,
 * and so is another reference.
 * @param part the list's part of the schema
 */
export function pairs(
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
): Pairs {
  const placeOf = (value: Json, index: number): Place => {
    const kind = part && childPart(part, after.length, value);
    const leaves = new Set(leavesIn(kind, value));
    return { value, index, kind, text: JSON.stringify(value), leaves };
  };
  const [olds, news] = [before.map(placeOf), after.map(placeOf)];
  const [left, added] = [new Set(olds), new Set(news)];
  const from = after.map(() => -1);
  const pair = (old: Place, now: Place) => {
    if (!left.has(old) || !added.has(now)) return;
    from[now.index] = old.index;
    left.delete(old);
    added.delete(now);
  };

  const fixed = part ? fixedEntries(part) : 0;
  const isPair = (old: Place, now: Place) => {
    if (old.index < fixed || now.index < fixed) return old.index === now.index;
    return old.text === now.text || (isOfKind(old, now) && isSameEntry(old.value, now.value));
  };
  const stayed = commonOrder(olds, news, isPair);
  for (const [old, now] of stayed) pair(old, now);
  for (const old of left) for (const now of added) if (isPair(old, now)) pair(old, now);

  // between which two of those that have stayed an entry is
  const gapBefore = ({ index }: Place) => stayed.filter(([old]) => old.index < index).length;
  const gapAfter = ({ index }: Place) => stayed.filter(([, now]) => now.index < index).length;
  const candidates = [...left].flatMap((old) =>
    [...added].map((now) => {
      const isInPlace = gapBefore(old) === gapAfter(now);
      return { old, now, likeness: likeness(old, now, isInPlace) };
    }),
  );
  const likely = candidates.filter((candidate) => candidate.likeness > 0);
  for (const { old, now } of likely.toSorted((a, b) => b.likeness - a.likeness)) pair(old, now);

  const isAsLong = before.length === after.length;
  for (const gap of new Set([...left].map(gapBefore))) {
    const oldInGap = [...left].filter((old) => gapBefore(old) === gap);
    const newInGap = [...added].filter((now) => gapAfter(now) === gap);
    for (const [index, old] of oldInGap.length === newInGap.length ? oldInGap.entries() : []) {
      const now = newInGap[index];
      const mayDiffer = isObject(old.value) ? isAsLong : !isReference(old);
      if (now && mayDiffer && isOfKind(old, now)) pair(old, now);
    }
  }
  return { from, left: [...left].map(({ index }) => index) };
}

/** How much two entries have in common; 0 if they are hardly versions of one. */
function likeness(old: Place, now: Place, isInPlace: boolean): number {
  if (!isOfKind(old, now)) return 0;
  if (isObject(old.value)) return sameLeaves(old.leaves, now.leaves);
  const areTexts = typeof old.value === 'string' && typeof now.value === 'string';
  return areTexts && isInPlace && !isReference(old) ? sameEnds(old.value, now.value) : 0;
}

/** Whether two entries are of one kind, as far as the schema tells. */
const isOfKind = (old: Place, now: Place) =>
  old.kind === now.kind && isObject(old.value) === isObject(now.value);

/** Whether it refers to another entry: another reference means another one. */
const isReference = ({ kind }: Place) =>
  kind !== undefined && traitsOf(kind).refersTo !== undefined;
