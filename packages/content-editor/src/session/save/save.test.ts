import type { Problem } from 'content-check/problem';
import {
  mistakeAt,
  contact as entry,
  nextTask,
  openContact,
  openSession,
  saveMeanwhile,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Saved } from '../../store/store';
import { isAnyUnsaved } from '../unsaved';
import { shownProblems } from '../problems/shown-problems';
import { save } from './save';

const [contact, site] = ['contact.json', 'site.json'];
const files = { [contact]: '{ "location": "Elkins" }', [site]: '{ "name": "Hill" }' };
const mistake = (file: string, more: Partial<Problem> = {}): Problem => ({
  ...mistakeAt({ file, field: 'phone' }),
  ...more,
});

/** A session with these problems as saved, whose open file is changed. */
async function open(...known: readonly Problem[]) {
  let problems = known;
  const memory = memoryStore(files);
  const session = await openSession(memory.store, () => Promise.resolve(problems));
  session.dispatch({ type: 'file opened', file: contact });
  session.change('location', 'Beckley');
  return {
    ...memory,
    session,
    find: (...found: readonly Problem[]) => {
      problems = found;
    },
  };
}

describe('a save is refused', () => {
  it('for mistakes that the store finds, which are shown', async () => {
    const { session, store } = await open();
    const refused: Saved = { result: 'refused', problems: [mistake(site)] };
    jest.spyOn(store, 'save').mockResolvedValueOnce(refused);
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.problems).toEqual([mistake(site)]);
    expect(shownProblems(session.state)).toEqual([mistake(site)]);
    expect(session.state.failure).toBe('error');
  });

  it('for a file that was changed elsewhere, which is then merged', async () => {
    const { session, store, writeElsewhere } = await open();
    const outdated: Saved = { result: 'outdated' };
    jest.spyOn(store, 'save').mockResolvedValueOnce(outdated);
    writeElsewhere(contact, '{ "location": "Elkins", "phone": "1" }');
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.editedEntries[contact]).toEqual({ location: 'Beckley', phone: '1' });
    await expect(save(session)).resolves.toBe(true);
    expect(session.state.failure).toBeUndefined();
  });

  it.each([
    ['is full', new Error('The disk is full.')],
    ['doesn’t answer', new TypeError('Failed to fetch')],
  ])('by a disk that %s, and everything is kept', async (_, error) => {
    const { session, drafts } = await openContact({ save: () => Promise.reject(error) });
    session.change('location', 'Beckley, WV');
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.status).toBe(`Not saved: ${error.message} Your changes are kept.`);
    expect(session.state.failure).toBe('error');
    expect(session.state.isSaving).toBe(false);
    await session.storeDrafts();
    const { state } = (await openContact({}, drafts)).session;
    expect(state.editedEntries[contact]).toMatchObject({ location: 'Beckley, WV' });
  });
});

it('doesn’t begin while another one runs', async () => {
  const { session, store } = await open();
  const write = jest.spyOn(store, 'save');
  const [first, second] = await Promise.all([save(session), save(session)]);
  expect([first, second]).toEqual([true, undefined]);
  expect(write).toHaveBeenCalledTimes(1);
});

it('isn’t needed once a text is the saved one again', async () => {
  const { session } = await open();
  expect(isAnyUnsaved(session.state)).toBe(true);
  session.change('location', 'Elkins');
  expect(isAnyUnsaved(session.state)).toBe(false);
});

it('resets touched fields, whose later mistakes stay hidden', async () => {
  const { session, find } = await open();
  session.touch({ file: contact, field: 'phone' });
  await save(session);
  find(mistake(contact));
  session.change('phone', 'x');
  await session.check();
  expect(shownProblems(session.state)).toEqual([]);
});

it.each([
  ['the same field', 'location', { location: 'Typed' }],
  ['another field', 'email', { location: 'Beckley', email: 'Typed' }],
])('keeps what is typed in %s while it runs', async (_, field, expected) => {
  const { session } = await open();
  await saveMeanwhile(session, () => session.change(field, 'Typed'));
  expect(session.state.conflicts).toEqual([]);
  expect(session.state.editedEntries[contact]).toEqual(expected);
});

it('keeps formatting changes from elsewhere', async () => {
  const { session, writeElsewhere, files: saved } = await open();
  await session.check();
  writeElsewhere(contact, '{\n  "location": "Elkins"\n}\n');
  await session.refresh();
  await save(session);
  expect(saved()[contact]).toBe('{\n  "location": "Beckley"\n}\n');
});

it('leaves a file that isn’t JSON as it is', async () => {
  const { session, files: saved, writeElsewhere } = await open();
  writeElsewhere(site, '{ broken');
  await session.refresh();
  await expect(save(session)).resolves.toBe(true);
  expect(saved()[site]).toBe('{ broken');
});

it('shows a file that was added elsewhere, which undo keeps', async () => {
  const { session, writeElsewhere } = await open();
  writeElsewhere('services/new.json', '{ "title": "New" }');
  await save(session);
  expect(session.state.editedEntries).toHaveProperty(['services/new.json']);
  session.undo();
  expect(session.state.editedEntries).toHaveProperty(['services/new.json']);
});

describe('a refresh', () => {
  /** A session with a change and a refresh that was asked for, and what lets the store answer that. */
  const openRefreshing = async () => {
    const opened = await openContact();
    const { session, store } = opened;
    const { load } = store;
    let answer: () => void = () => undefined;
    jest.spyOn(store, 'load').mockImplementationOnce((known) => {
      return new Promise((resolve) => {
        answer = () => resolve(load(known));
      });
    });
    session.change('location', 'Beckley, WV');
    return { ...opened, refreshing: session.refresh(), answer: () => answer() };
  };

  it('is asked for again if a save has ended before it answers', async () => {
    const { session, store, refreshing, answer } = await openRefreshing();
    await nextTask();
    await save(session);
    answer();
    await refreshing;
    expect(session.state.editedEntries[contact]).toEqual({ ...entry, location: 'Beckley, WV' });
    expect(session.state.status).toBe('Saved.');
    expect(store.load).toHaveBeenLastCalledWith(session.state.saved.version);
  });

  it('takes no save of its own for that of others', async () => {
    const { session, store, refreshing, answer } = await openRefreshing();
    await nextTask();
    const write = store.save;
    jest.spyOn(store, 'save').mockImplementationOnce(async (changes, message) => {
      const saved = await write(changes, message);
      session.change('location', 'Beckley, West Virginia');
      answer();
      await nextTask();
      return saved;
    });
    await save(session);
    await refreshing;
    expect(session.state.conflicts).toEqual([]);
    expect(session.state.status).toBe('Saved.');
    expect(session.state.editedEntries[contact]).toMatchObject({
      location: 'Beckley, West Virginia',
    });
  });

  it('waits for a save that runs', async () => {
    const { session, store } = await openContact();
    const load = jest.spyOn(store, 'load');
    session.change('location', 'Beckley, WV');
    await Promise.all([save(session), session.refresh()]);
    expect(load.mock.calls).toEqual([[session.state.saved.version]]);
  });
});
