import { act, fireEvent, screen } from '@testing-library/react';
import {
  memoryStorage,
  memoryStore,
  openSession,
  renderForm,
} from '../../../tests/helpers/editor-session';
import type { Draft } from '../store/draft-storage';
import { Status } from './live-regions';
import { useWindow } from './use-window';

const file = 'services/audits.json';
const text = '{ "title": "Audits" }';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Part() {
  useWindow(() => undefined);
  return <Status isChanged />;
}

async function openAgain(drafts: ReadonlyMap<string, Draft>) {
  const storage = memoryStorage<Draft>();
  await storage.write(drafts);
  const session = await openSession(memoryStore({ [file]: text }).store, undefined, storage);
  renderForm(session, <Part />);
  return session;
}

const draft = new Map([[file, { base: text, value: { title: 'Our Audits' } }]]);
const wait = () => act(() => jest.advanceTimersByTimeAsync(1500));

test('unsaved work of an earlier time is told as a change of the live region', async () => {
  await openAgain(draft);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('What you had not saved is here again.');
});

test('what is told by then is not talked over', async () => {
  const session = await openAgain(draft);
  act(() => session.update({ status: 'Saved.' }));
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('the program is said not to answer only while it does not', async () => {
  const memory = memoryStore({ [file]: text });
  const load = jest.fn(memory.store.load);
  const session = await openSession({ ...memory.store, load });
  renderForm(session, <Part />);
  load.mockRejectedValueOnce(new Error('Nobody answers.'));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Nobody answers.');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
});

test('the program is asked for news, but not by a window that nobody sees, or that saves', async () => {
  const load = jest.fn(() => Promise.resolve(undefined));
  const session = await openSession({ ...memoryStore({ [file]: text }).store, load });
  renderForm(session, <Part />);
  load.mockClear();
  const pass = () => act(() => jest.advanceTimersByTimeAsync(2000));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass();
  hidden.mockReturnValue(false);
  act(() => session.update({ isSaving: true }));
  await pass();
  expect(load).not.toHaveBeenCalled();
  act(() => session.update({ isSaving: false }));
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the program is asked for news one question after the other', async () => {
  let answer: (news: undefined) => void = () => undefined;
  const load = jest.fn(() => Promise.resolve<undefined>(undefined));
  const session = await openSession({ ...memoryStore({ [file]: text }).store, load });
  renderForm(session, <Part />);
  load.mockClear();
  load.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(1);
  answer(undefined);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
});

test('keys take steps back and again, but none that type a letter of another language', async () => {
  const session = await openAgain(new Map());
  session.update({ file });
  const press = (key: string, more: object = {}) =>
    act(() => void fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more }));
  act(() => session.change('title', 'Reviews'));
  // AltGr and Z is "ż" in Polish
  press('z', { altKey: true });
  expect(session.state.values[file]).toEqual({ title: 'Reviews' });
  press('z');
  expect(session.state.values[file]).toEqual({ title: 'Audits' });
  press('y');
  expect(session.state.values[file]).toEqual({ title: 'Reviews' });
  press('z');
  press('Z', { shiftKey: true });
  expect(session.state.values[file]).toEqual({ title: 'Reviews' });
});

test('without unsaved work nothing is told', async () => {
  await openAgain(new Map());
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
});
