import fc from 'fast-check';
import { identityOf, keepIdentity, placesAfter } from './identity';
import type { Entries, JsonObject } from './json';

type Entry = JsonObject & { readonly name: number };

/** An edit of a list: an entry is added, removed, moved, or has another text. */
const edit = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move', 'type'),
  at: fc.nat(9),
  to: fc.nat(9),
});

let last = 0;
const fresh = (): Entry => ({ name: (last += 1), text: '' });

function edited(
  list: readonly Entry[],
  { kind, at, to }: { readonly kind: string; readonly at: number; readonly to: number },
): readonly Entry[] {
  if (kind === 'add') return list.toSpliced(at % (list.length + 1), 0, fresh());
  const index = at % Math.max(list.length, 1);
  const { [index]: entry } = list;
  if (!entry) return list;
  if (kind === 'type') return list.with(index, keepIdentity(entry, { ...entry, text: `${to}` }));
  const without = list.toSpliced(index, 1);
  return kind === 'remove' ? without : without.toSpliced(to % list.length, 0, entry);
}

const file = 'pages/home.json';
const entriesOf = (sections: readonly Entry[]): Entries => ({ [file]: { sections } });

describe('the place of a field', () => {
  it('follows each entry of a list through any edits, as its key does, until it is removed', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let list: readonly Entry[] = [fresh(), fresh(), fresh()];
        let places = list.map(({ name }, index) => ({
          file,
          field: `sections[${index}].text`,
          name,
        }));
        const keys = new Map(list.map((entry, index) => [entry.name, identityOf(entry, index)]));
        for (const change of edits) {
          const next = edited(list, change);
          places = [...placesAfter(places, entriesOf(list), entriesOf(next))];
          list = next;
        }
        const found = list.flatMap((entry, index) => {
          const key = keys.get(entry.name);
          if (key === undefined) return [];
          expect(identityOf(entry, index)).toBe(key);
          return { file, field: `sections[${index}].text`, name: entry.name };
        });
        expect(new Set(places)).toEqual(new Set(found));
      }),
    );
  });

  it.each([
    ['is edited', ['a', 'x', 'c'], 'body[1]'],
    ['is moved', ['b', 'a', 'c'], 'body[0]'],
    ['comes after one that is added', ['n', 'a', 'b', 'c'], 'body[2]'],
    ['is removed', ['a', 'c'], undefined],
  ])('follows a text that %s', (_, after, field) => {
    const body = (texts: readonly string[]): Entries => ({ [file]: { body: texts } });
    const found = placesAfter([{ file, field: 'body[1]' }], body(['a', 'b', 'c']), body(after));
    expect(found).toEqual(field === undefined ? [] : [{ file, field }]);
  });
});
