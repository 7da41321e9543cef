import { isList, isObject, isSame, type Json } from '../writing/json';
import { pairs } from '../writing/merge/pairs';

/**
 * The data of a page with changes of its content. What has not changed stays as it was published, pictures in all their
 * sizes for example; what `after` doesn't name stays, too.
 * @param published the data with which the page was built
 * @param before what can be told of these data from the content of that build
 * @param after the same for the content to show
 */
export function changedData(
  published: Json | undefined,
  before: Json | undefined,
  after: Json,
): Json {
  if (published !== undefined && isSame(before, after)) return published;
  if (isList(after)) {
    const old = isList(before) ? before : [];
    // otherwise the page is of another build, and tells nothing of its entries
    const known = isList(published) && published.length === old.length ? published : [];
    const { from } = pairs(undefined, old, after);
    return after.map((entry, index) => {
      const at = from[index] ?? -1;
      return isKind(old[at], entry)
        ? changedData(known[at], old[at], entry)
        : changedData(undefined, undefined, entry);
    });
  }
  if (!isObject(after)) return after;
  const [known, old] = [published, before].map((value) => (isObject(value) ? value : {}));
  const changed = Object.entries(after).map(
    ([key, value]) => [key, changedData(known?.[key], old?.[key], value)] as const,
  );
  return { ...known, ...Object.fromEntries(changed) };
}

/** Whether two entries may be versions of one: GraphQL names the type of each where there are several. */
function isKind(before: Json | undefined, after: Json): boolean {
  const typeOf = (value: Json | undefined) => (isObject(value) ? value.__typename : undefined);
  return typeOf(before) === typeOf(after);
}
