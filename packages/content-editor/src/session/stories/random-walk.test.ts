import type { Problem } from 'content-check/problem';
import { fieldName, type Path } from 'content-check/schema-traversal';
import { seededRandom } from 'unit-testing/seeded-random';
import {
  mistakeAt,
  nextTask,
  openSession,
  resolveConflicts,
} from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import { siteModel } from '../../../tests/small-site/model';
import { siteTexts } from '../../../tests/small-site/texts';
import {
  type Entries,
  entriesOf,
  type Entry,
  isContainer,
  isList,
  type Json,
  parseEntry,
} from '../../writing/json';
import { namespaceOf, nameOf, namesOf, textsOf } from '../../writing/references/names';
import { valueAt } from '../../writing/path';
import type { EditStore } from '../../store/edits';
import { isAnyEdited } from '../state/edited';
import { resolveConflict } from '../sync/resolve-conflict';
import { publishEdits } from '../publish/send-edits';
import type { Session } from '../session';
import { entriesToWrite } from '../write/to-write';

/* Random actions of two people, in windows that are opened again, lose no text that nobody removed. */

const files = siteTexts();

/** The paths of a value and of all values in it. */
function* pathsIn(value: Json, path: Path = []): Generator<Path> {
  yield path;
  if (isContainer(value))
    for (const [key, child] of Object.entries(value))
      yield* pathsIn(child, [...path, isList(value) ? Number(key) : key]);
}

/** The paths of texts, without names, types and references. */
function textsIn(entry: Entry): readonly Path[] {
  const keyOf = (path: Path) => String(path.findLast((key) => typeof key === 'string'));
  return [...pathsIn(entry)].filter(
    (path) =>
      typeof valueAt(entry, path) === 'string' &&
      !/^(path|slug|type|href|to|services)$/.test(keyOf(path)),
  );
}

/** The references that lead nowhere, which no store takes. */
function deadReferences(entries: Entries): readonly Problem[] {
  const names = Object.entries(namesOf(siteModel, entries)).map(
    ([file, name]) => `${namespaceOf(siteModel, file)} ${name}`,
  );
  // a link that was kept while nothing was open leads to a page that others have renamed by its redirect
  const list = entries['redirects.json']?.redirects;
  const led = (isList(list) ? list : []).map((redirect) => valueAt(redirect, ['from']));
  names.push(...led.flatMap((from) => (typeof from === 'string' ? `pages ${from}` : [])));
  return Object.entries(entries).flatMap(([file, entry]) =>
    textsOf(siteModel, file, entry).flatMap(({ path, traits: { refersTo }, value }) => {
      const name = refersTo && `${refersTo.collection} ${value.split('#')[0]}`;
      return name === undefined || names.includes(name) || !/^[\w/-]+$/.test(value)
        ? []
        : [mistakeAt({ file, field: fieldName(path) })];
    }),
  );
}

async function walk(seed: string, steps: number) {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const memory = memoryStore(files, {
    history: { texts: () => Promise.resolve(files) },
    check: (texts) => deadReferences(entriesOf(texts)),
  });
  const people = [memoryEdits(), memoryEdits()];
  const openWindow = (edits: EditStore) => openSession(memory.store, undefined, edits);
  const windows = await Promise.all(people.map(openWindow));
  /** What has been removed in each window, and not been brought back there. */
  const removed = people.map(() => new Set<string>());
  /** Words overwritten elsewhere, which undo seems to restore in a window that hasn't loaded that yet. */
  const overwritten = new Set<string>();
  let count = 0;
  const word = () => `w${(count += 1)}w`;
  const wordsIn = (...values: unknown[]) => new Set(JSON.stringify(values).match(/w\d+w/g));
  const wordsOf = ({ state }: Session) =>
    wordsIn(
      entriesToWrite(state),
      state.conflicts.map(({ theirs }) => theirs),
    );

  const type = (session: Session, file: string) => {
    const entry = session.state.editedEntries[file] ?? {};
    session.change(fieldName(pick(textsIn(entry))), `Words ${word()}`, { file });
  };
  const rename = (session: Session, file: string) => {
    const field = file.startsWith('pages/') ? 'path' : 'slug';
    const name = nameOf(siteModel, file, session.state.editedEntries[file]);
    if (name === undefined || name === '/') return;
    const next = field === 'path' ? `/${word()}` : word();
    session.dispatch({ type: 'file opened', file });
    for (let length = 0; length <= next.length; length += 1)
      session.type(field, next.slice(0, length));
    // the window may be closed in the field
    if (below(4) > 0) session.touch({ file, field });
  };
  const list = (session: Session, file: string) => {
    const entry = session.state.editedEntries[file] ?? {};
    const lists = [...pathsIn(entry)].filter((path) => isList(valueAt(entry, path)));
    const path = lists[below(lists.length)] ?? [];
    const before = valueAt(entry, path);
    if (!isList(before)) return;
    const [first = '', ...rest] = before;
    session.change(fieldName(path), pick([rest, [...rest, first], [first, ...before]]), { file });
  };
  const resolve = (session: Session) => {
    const [conflict] = session.state.conflicts;
    if (conflict) resolveConflict(session, conflict, conflict.field !== '' && below(2) === 0);
  };
  const actions: readonly ((session: Session, file: string) => void)[] = [
    ...[type, type, type, list, rename, resolve, resolve],
    (session, file) => file.startsWith('services/') && session.setEntry(file, undefined),
    (session, file) => {
      session.dispatch({ type: 'file opened', file });
      session.dispatch({ type: 'old address kept', isOn: below(2) === 0 });
    },
    // discards the changes of a file, or keeps one that is deleted
    (session) => {
      const { baseEntries } = session.state;
      const file = pick(Object.keys(baseEntries));
      session.setEntry(file, baseEntries[file]);
    },
    (session) => session.undo(),
    (session) => session.redo(),
  ];
  const writeElsewhere = () => {
    const [file, text] = pick(Object.entries(memory.files()));
    const field = pick(textsIn(parseEntry(text) ?? {}));
    const old = JSON.stringify(valueAt(parseEntry(text), field));
    for (const word of wordsIn(old)) overwritten.add(word);
    memory.writeElsewhere(file, text.replace(old, `"Elsewhere ${word()}"`));
  };

  for (let step = 0; step < steps; step += 1) {
    const at = below(windows.length);
    let session = pick([...windows.slice(at), ...windows.slice(0, at)].slice(0, 1));
    const chance = below(20);
    const before = wordsOf(session);
    if (chance < 14) {
      pick(actions)(session, pick(Object.keys(session.state.editedEntries)));
      for (const word of before) if (!wordsOf(session).has(word)) removed[at]?.add(word);
      for (const word of wordsOf(session)) if (!before.has(word)) removed[at]?.delete(word);
    } else if (chance < 16) {
      await publishEdits(session);
      if (session.state.status === 'Published.') expect(isAnyEdited(session.state)).toBe(false);
    } else if (chance < 17) {
      await session.keep();
      windows[at] = session = await openWindow(session.store.edits);
    } else if (chance < 18) writeElsewhere();
    else await session.refresh();
    await session.keep();
    await nextTask();
    const left = wordsIn(...windows.map((window) => [...wordsOf(window)]), memory.files());
    const known = [left, ...removed, overwritten];
    expect([...before].filter((text) => !known.some((all) => all.has(text)))).toEqual([]);
  }
  for (const session of [...windows, ...windows]) {
    await session.refresh();
    resolveConflicts(session);
    await publishEdits(session);
  }
  for (const session of windows) await session.refresh();
  const [first, second] = windows.map(({ state }) => entriesToWrite(state));
  expect(first).toEqual(second);
  expect(deadReferences(first ?? {})).toEqual([]);
}

describe('a random walk through edits', () => {
  it.each(['a', 'b', 'c', 'd'])('loses no text with seed %s', (seed) => walk(seed, 120), 60_000);
});
