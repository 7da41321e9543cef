import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Problem } from 'content-check/problem';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import { Editor } from './editor';

const files = { 'pages/home.json': '{ "path": "/", "title": "Home" }' };
const older: Problem = {
  severity: 'error',
  file: 'services/audits.json',
  line: 1,
  column: 1,
  field: 'title',
  code: 'text-empty',
  params: { advice: '' },
};

it('moves the focus to the conflicts when they block a save', async () => {
  const memory = memoryStore(files);
  const session = await openSession(memory.store);
  renderForm(session, <Editor />);
  act(() => session.change('title', 'Start'));
  memory.writeElsewhere('pages/home.json', '{ "path": "/", "title": "Welcome" }');
  await act(() => session.refresh());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: /^Changed by you/ })).toHaveFocus(),
  );
});

it('saves once and keeps the focus when Ctrl+S is pressed twice', async () => {
  const save = jest.fn(() => new Promise<never>(() => undefined));
  const session = await openSession(memoryStore(files, { save }).store, () =>
    Promise.resolve([older]),
  );
  renderForm(session, <Editor />);
  act(() => session.change('title', 'Start'));
  const title = screen.getByRole('textbox', { name: 'Title' });
  title.focus();
  jest.useFakeTimers();
  for (const key of ['s', 's']) fireEvent.keyDown(title, { key, ctrlKey: true });
  await act(() => jest.advanceTimersByTimeAsync(100));
  jest.useRealTimers();
  expect(save).toHaveBeenCalledTimes(1);
  expect(title).toHaveFocus();
});
