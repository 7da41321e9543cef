import { childPart, type Collection, metadataOf, type Part } from '../site/model';
import { isList, isObject, isSame, type Json } from './json';
import { entryName, inWords } from './names';

/**
 * Describes the changes between two versions of an entry in sentences.
 * @param before undefined for a new entry
 * @param after undefined for a deleted one
 */
export function changesInWords(
  collection: Collection | undefined,
  before: Json | undefined,
  after: Json | undefined,
): readonly string[] {
  if (before === undefined) return ['This is new.'];
  if (after === undefined) return ['This is deleted.'];
  return differences(collection?.schema, before, after, []);
}

function differences(
  part: Part | undefined,
  before: Json | undefined,
  after: Json | undefined,
  way: readonly string[],
): readonly string[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => {
      const child = part && childPart(part, key, after[key] ?? before[key]);
      return differences(child, before[key], after[key], [...way, metadataOf(child).title ?? key]);
    });
  }
  if (isList(before) && isList(after)) return listDifferences(part, before, after, way);
  const place = way.join(' › ');
  if (before === undefined) return [`${place}: ${inWords(part, after)} is added.`];
  if (after === undefined) return [`${place}: ${inWords(part, before)} is taken away.`];
  return [`${place}: ${inWords(part, before)} becomes ${inWords(part, after)}.`];
}

function listDifferences(
  part: Part | undefined,
  before: readonly Json[],
  after: readonly Json[],
  way: readonly string[],
): readonly string[] {
  const place = way.join(' › ');
  const old = without(before, after);
  const fresh = without(after, before);
  const nameOf = (value: Json) => entryName(part && childPart(part, after.length, value), value);
  const pairs = Math.min(old.length, fresh.length);
  const paired = fresh.slice(0, pairs);
  const told = [
    ...paired.flatMap((value, index) => {
      const child = part && childPart(part, after.indexOf(value), value);
      const name = entryName(child, value);
      return differences(child, old[index], value, isObject(value) ? [...way, name] : way);
    }),
    ...fresh.slice(pairs).map((value) => `${place}: “${nameOf(value)}” is added.`),
    ...old.slice(pairs).map((value) => `${place}: “${nameOf(value)}” is taken away.`),
  ];
  const counterpart = (value: Json) =>
    paired.includes(value) ? old[paired.indexOf(value)] : value;
  const left = without(before, old.slice(pairs));
  const stayed = without(after, fresh.slice(pairs)).map(counterpart);
  return isSame(left, stayed) ? told : [...told, `${place}: stand in another order.`];
}

/** The values of a list that another lacks, duplicates counted. */
function without(list: readonly Json[], others: readonly Json[]): readonly Json[] {
  const rest = others.map((each) => JSON.stringify(each));
  return list.filter((each) => {
    const at = rest.indexOf(JSON.stringify(each));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
