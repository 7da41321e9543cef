import { memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { Problem } from '../site/model';
import { isAnyUnsaved, shownProblems } from './derived';
import { refresh, save } from './save';
import type { Saved } from './store';

const [contact, site] = ['contact.json', 'site.json'];
const files = { [contact]: '{ "location": "Elkins" }', [site]: '{ "name": "Hill" }' };
const mistake = (file: string, more: Partial<Problem> = {}): Problem => {
  const place = { file, line: 1, column: 1, field: 'phone' };
  return { severity: 'error', message: 'This is no number.', ...place, ...more };
};

/** A session with these problems as saved, whose open file gets a change. */
async function open(...known: readonly Problem[]) {
  let problems = known;
  const memory = memoryStore(files);
  const session = await openSession(memory.store, () => Promise.resolve(problems));
  session.update({ file: contact });
  session.change('location', 'Beckley');
  return {
    ...memory,
    session,
    find: (...found: readonly Problem[]) => {
      problems = found;
    },
  };
}

describe('a save is kept back', () => {
  it.each([
    ['a new mistake in another file', [], mistake(site)],
    ['another mistake at the same field', [mistake(site)], mistake(site, { message: 'Too long.' })],
    ['a mistake of the file that changes', [mistake(contact)], mistake(contact)],
  ])('by %s', async (_, known, found) => {
    const { session, find } = await open(...known);
    find(found);
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.problems).toEqual([found]);
    expect(shownProblems(session.state)).toEqual([found]);
  });

  it('by a file that has changed meanwhile, which is joined then', async () => {
    const { session, store, write } = await open();
    const outdated: Saved = { result: 'outdated' };
    jest.spyOn(store, 'save').mockResolvedValueOnce(outdated);
    write(contact, '{ "location": "Elkins", "phone": "1" }');
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.values[contact]).toEqual({ location: 'Beckley', phone: '1' });
    await expect(save(session)).resolves.toBe(true);
  });
});

describe('a save is not kept back', () => {
  it.each([
    ['a warning', [], mistake(contact, { severity: 'warning' })],
    ['a mistake that another file had before', [mistake(site)], mistake(site)],
  ])('by %s', async (_, known, found) => {
    const { session, find } = await open(...known);
    find(found);
    await expect(save(session)).resolves.toBe(true);
  });

  it('by a mistake that somebody else has saved in another file', async () => {
    const { session, find, write } = await open();
    find(mistake(site));
    write(site, '{}');
    await refresh(session);
    await expect(save(session)).resolves.toBe(true);
  });
});

it('is needed no more where all is typed back', async () => {
  const { session } = await open();
  expect(isAnyUnsaved(session.state)).toBe(true);
  session.change('location', 'Elkins');
  expect(isAnyUnsaved(session.state)).toBe(false);
});

it('leaves the fields quiet that were left before, as nothing is wrong there', async () => {
  const { session, find } = await open();
  session.touch({ file: contact, field: 'phone' });
  await save(session);
  find(mistake(contact));
  session.change('phone', 'x');
  await session.check();
  expect(shownProblems(session.state)).toEqual([]);
});

it('is no conflict with what is typed in the same field meanwhile', async () => {
  const { session } = await open();
  const saving = save(session);
  await Promise.resolve();
  await Promise.resolve();
  session.change('location', 'Beckley, WV');
  await saving;
  expect(session.state.conflicts).toEqual([]);
  expect(session.state.values[contact]).toEqual({ location: 'Beckley, WV' });
});

it('keeps the form that somebody else has given the file meanwhile', async () => {
  const { session, write, files: saved } = await open();
  await session.check();
  write(contact, '{\n  "location": "Elkins"\n}\n');
  await refresh(session);
  await save(session);
  expect(saved()[contact]).toBe('{\n  "location": "Beckley"\n}\n');
});

it('shows a file that somebody else has added, and a step back does not take it away', async () => {
  const { session, write } = await open();
  write('services/new.json', '{ "title": "New" }');
  await save(session);
  expect(session.state.values).toHaveProperty(['services/new.json']);
  session.undo();
  expect(session.state.values).toHaveProperty(['services/new.json']);
});
