import { act, fireEvent, screen } from '@testing-library/react';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import { writeEdits } from '../session/publish/send-edits';
import { ReloadNeeded } from '../store/failure';
import type { KeptEdit } from '../store/edits';
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

async function reopen(edits: ReadonlyMap<string, KeptEdit>) {
  const storage = memoryEdits(edits);
  const session = await openSession(memoryStore({ [file]: text }).store, undefined, storage);
  renderForm(session, <Part />);
  return session;
}

const draft = new Map([[file, { base: text, value: { title: 'Our Audits' } }]]);
const wait = () => act(() => jest.advanceTimersByTimeAsync(1500));

describe('the window of a session', () => {
  test('restored changes are announced, once the live region is known', async () => {
    await reopen(draft);
    expect(screen.getByRole('status')).toHaveTextContent('Kept, not yet public');
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('What you have typed is here.');
  });

  test('that announcement doesn’t replace a newer one', async () => {
    const session = await reopen(draft);
    act(() => session.announce('Published.'));
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Published.');
  });

  test('a failure of the server is shown only while it lasts', async () => {
    const memory = memoryStore({ [file]: text });
    const load = jest.fn(memory.store.load);
    const session = await openSession({ ...memory.store, load });
    renderForm(session, <Part />);
    load.mockRejectedValueOnce(new Error('No answer.'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toHaveTextContent('No answer.');
    expect(session.state.failure).toBe('error');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toHaveTextContent('Kept, not yet public');
    expect(session.state.failure).toBeUndefined();
  });

  test('why something was not written is not replaced by the reason alone, which follows at once', async () => {
    const fail = () => Promise.reject(new Error('The editor has stopped.'));
    const edits = memoryEdits();
    const { store } = memoryStore({ [file]: text });
    const session = await openSession({ ...store, write: fail }, undefined, edits);
    renderForm(session, <Part />);
    act(() => session.change('title', 'Reviews', { file }));
    jest.spyOn(session.store, 'load').mockImplementation(fail);
    jest.spyOn(session.store.edits, 'keep').mockImplementation(fail);
    await act(() => writeEdits(session));
    const words = 'Not written: The editor has stopped. What you have typed is kept.';
    await act(() => session.keep());
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(session.store.load).toHaveBeenCalled();
    expect(session.store.edits.keep).toHaveBeenCalled();
  });

  test.each<[Error, number]>([
    [new ReloadNeeded('The editor was restarted.'), 1],
    [new Error('No answer.'), 0],
  ])('“Reload” is offered only if reloading helps: %s', async (error, buttons) => {
    const load = jest.fn(memoryStore({ [file]: text }).store.load);
    const session = await openSession({ ...memoryStore({ [file]: text }).store, load });
    renderForm(session, <Part />);
    load.mockRejectedValueOnce(error);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(buttons);
  });

  test('polls the server, but not in a hidden window', async () => {
    const load = jest.fn(() => Promise.resolve(undefined));
    const session = await openSession({ ...memoryStore({ [file]: text }).store, load });
    renderForm(session, <Part />);
    load.mockClear();
    const pass = () => act(() => jest.advanceTimersByTimeAsync(2000));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass();
    expect(load).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    await pass();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('polls the server with one request at a time', async () => {
    let answer: (snapshot: undefined) => void = () => undefined;
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

  test('Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo, and AltGr+Z types a letter', async () => {
    const session = await reopen(new Map());
    session.dispatch({ type: 'file opened', file });
    const press = (key: string, more: object = {}) =>
      act(() => void fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more }));
    act(() => session.change('title', 'Reviews'));
    // AltGr and Z is "ż" in Polish
    press('z', { altKey: true });
    expect(session.state.editedEntries[file]).toEqual({ title: 'Reviews' });
    press('z');
    expect(session.state.editedEntries[file]).toEqual({ title: 'Audits' });
    press('y');
    expect(session.state.editedEntries[file]).toEqual({ title: 'Reviews' });
    press('z');
    press('Z', { shiftKey: true });
    expect(session.state.editedEntries[file]).toEqual({ title: 'Reviews' });
  });

  test.each([
    ['Cyrillic', 'я'],
    ['Greek', 'ζ'],
    ['Hebrew', 'ז'],
    ['Arabic', 'ئ'],
  ])('on a %s keyboard, the key at the place of Z undoes', async (_, key) => {
    const session = await reopen(new Map());
    session.dispatch({ type: 'file opened', file });
    act(() => session.change('title', 'Reviews'));
    act(() => void fireEvent.keyDown(document.body, { key, code: 'KeyZ', ctrlKey: true }));
    expect(session.state.editedEntries[file]).toEqual({ title: 'Audits' });
  });

  test('where Z has another place than on an English keyboard, the letter counts', async () => {
    const session = await reopen(new Map());
    session.dispatch({ type: 'file opened', file });
    act(() => session.change('title', 'Reviews'));
    act(() => void fireEvent.keyDown(document.body, { key: 'z', code: 'KeyY', ctrlKey: true }));
    expect(session.state.editedEntries[file]).toEqual({ title: 'Audits' });
  });

  test('with nothing restored, nothing is announced', async () => {
    await reopen(new Map());
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Kept, not yet public');
  });
});
