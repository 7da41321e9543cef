import type { Entry } from '../../writing/json';
import type { Names } from '../../writing/references/reference-names';

/**
 * A memo of what each entry becomes with the names of now.
 * @returns what is known of an entry with these names, or else what `make` returns
 */
export function memoByNames(): (entry: Entry, names: Names, make: () => Entry) => Entry {
  const known = new WeakMap<Entry, { readonly by: Names; readonly entry: Entry }>();
  return (entry, names, make) => {
    const before = known.get(entry);
    if (before?.by === names) return before.entry;
    const next = make();
    known.set(entry, { by: names, entry: next });
    return next;
  };
}
