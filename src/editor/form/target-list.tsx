import { useMemo } from 'react';
import { collectionOf } from '../../content-model/collections';
import { textFields } from '../../content-model/validation/schema-traversal';
import type { State } from '../store/state';
import { nameOf } from '../writing/follow';
import type { Entries } from '../writing/json';
import { fileName } from '../writing/names';
import { useEditor } from './session-context';

const valuesOf = ({ values }: State) => values;

/** The pages of the site, and the places on them that have a name, offered to the field of a link. */
export function TargetList({ id }: { readonly id: string }) {
  const values = useEditor(valuesOf);
  const targets = useMemo(() => targetsIn(values), [values]);
  return (
    <datalist id={id}>
      {targets.map(({ address, title }) => (
        <option key={address} value={address} label={title} />
      ))}
    </datalist>
  );
}

const known = new WeakMap<Entries, readonly { address: string; title: string }[]>();

function targetsIn(values: Entries): readonly { address: string; title: string }[] {
  const before = known.get(values);
  if (before) return before;
  const targets = Object.entries(values).flatMap(([file, entry]) => {
    const path = nameOf(file, entry, 'page-path');
    const schema = collectionOf(file)?.schema;
    if (path === undefined || !schema) return [];
    const title = fileName(file, entry);
    const anchors = [...textFields(schema, entry)].filter(({ format }) => format === 'anchor');
    return [
      { address: path, title },
      ...anchors.map(({ value }) => ({ address: `${path}#${value}`, title: `${title}: ${value}` })),
    ];
  });
  // a name that stands twice on a page is a mistake, but one that can be made
  const once = [...new Map(targets.map((each) => [each.address, each])).values()];
  known.set(values, once);
  return once;
}
