import type { Problem } from 'content-check/problem';
import {
  contact,
  contactFiles,
  memoryStorage,
  openContact,
  openSession,
  phoneMistake,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Check, Saved } from '../../store/store';
import { save } from '../save/save';

afterEach(() => jest.useRealTimers());

it('runs again when another window uploads a picture', async () => {
  jest.useFakeTimers();
  const drafts = memoryStorage();
  const check = jest.fn<Promise<readonly Problem[]>, Parameters<Check>>(() => Promise.resolve([]));
  await openSession(memoryStore(contactFiles).store, check, drafts);
  await jest.advanceTimersByTimeAsync(1000);
  check.mockClear();
  const value = { base64: '', width: 4, height: 3 };
  void drafts.broadcast(new Map([['images/new.webp', { base: null, value }]]));
  await jest.advanceTimersByTimeAsync(1000);
  expect(check.mock.calls).toEqual([
    [contactFiles, { 'images/new.webp': { width: 4, height: 3 } }],
  ]);
});

it('runs again after a merge with changes from elsewhere', async () => {
  jest.useFakeTimers();
  const { session, writeElsewhere } = await openContact({}, undefined, () =>
    Promise.resolve([phoneMistake]),
  );
  session.dispatch({ type: 'checked', problems: [] });
  session.change('location', 'Beckley, WV');
  writeElsewhere('contact.json', JSON.stringify({ ...contact, phone: 'none' }));
  await session.refresh();
  expect(session.state.problems).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(session.state.problems).toEqual([phoneMistake]);
});

it('gets the changed files last, since of two equal addresses it reports the later one', async () => {
  const files = { 'contact.json': contactFiles['contact.json'], 'site.json': '{}' };
  const check = jest.fn<Promise<readonly Problem[]>, Parameters<Check>>(() => Promise.resolve([]));
  const session = await openSession(memoryStore(files).store, check);
  session.change('location', 'Beckley, WV', 'contact.json');
  await session.check();
  expect(Object.keys(check.mock.lastCall?.[0] ?? {})).toEqual(['site.json', 'contact.json']);
});

describe('a check that doesn’t answer', () => {
  const noAnswer = () => Promise.resolve(undefined);

  it('doesn’t block a save, since the store checks everything itself', async () => {
    const { session } = await openContact({}, undefined, noAnswer);
    session.change('location', 'Beckley, WV');
    await expect(save(session)).resolves.toBe(true);
    expect(session.state.isChecked).toBe(false);
  });

  it('counts as working once it answers again', async () => {
    const answers = [undefined, undefined, [] as Problem[]];
    const { session } = await openContact({}, undefined, () => Promise.resolve(answers.shift()));
    await session.check();
    expect(session.state.isChecked).toBe(false);
    await session.check();
    expect(session.state.isChecked).toBe(true);
  });

  it('shows the mistakes that the store finds, which may save the next time', async () => {
    const answers: Saved[] = [{ result: 'refused', problems: [phoneMistake] }];
    const snapshot = { files: {}, pictures: {}, version: '2' };
    const saveNext = () => Promise.resolve(answers.pop() ?? { result: 'saved' as const, snapshot });
    const { session } = await openContact({ save: saveNext }, undefined, noAnswer);
    session.change('phone', 'x');
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.problems).toEqual([phoneMistake]);
    session.change('phone', '(304) 555-0199');
    await expect(save(session)).resolves.toBe(true);
  });
});
