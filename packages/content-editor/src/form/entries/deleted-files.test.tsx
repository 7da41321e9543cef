import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { publishEdits } from '../../session/publish/send-edits';
import type { CommitHistory } from '../../store/history';
import { FileList } from './file-list';

const about = { title: 'Our Mission', path: '/about' };
const text = JSON.stringify(about);
const files = { 'pages/home.json': '{ "title": "Home", "path": "/" }', 'pages/about.json': text };

/** A store whose last commit has all files. */
function committedStore(replaced: Partial<CommitHistory> = {}) {
  const memory = memoryStore(files, {
    history: {
      texts: () => Promise.resolve(files),
      file: () => Promise.resolve({ text, date: '2026-03-01T12:00:00' }),
      ...replaced,
    },
  });
  return memory;
}

async function show(replaced?: Partial<CommitHistory>) {
  const memory = committedStore(replaced);
  memory.writeElsewhere('pages/about.json');
  const session = await openSession(memory.store);
  const onOpen = jest.fn();
  renderForm(session, <FileList onOpen={onOpen} />);
  const pages = within(screen.getByRole('region', { name: 'Pages' }));
  const button = await pages.findByRole('button', { name: 'Bring back: Our Mission' });
  return { session, onOpen, button, memory };
}

describe('the list of deleted files', () => {
  it('offers to bring back a file that only the last commit has, as a draft', async () => {
    const { session, onOpen, button, memory } = await show();
    await userEvent.click(button);
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(session.state).toMatchObject({
      file: 'pages/about.json',
      editedEntries: { 'pages/about.json': about },
      status:
        '“Our Mission” is as it was on March 1, 2026 at 12:00 PM. Publish to show it to visitors.',
    });
    expect(memory.files()).not.toHaveProperty(['pages/about.json']);
    expect(button).not.toBeInTheDocument();
    act(() => void session.undo());
    expect(await screen.findByRole('button', { name: 'Bring back: Our Mission' })).toBeVisible();
  });

  it('offers a page once its deletion is published', async () => {
    const session = await openSession(committedStore().store);
    renderForm(session, <FileList onOpen={jest.fn()} />);
    act(() => session.setEntry('pages/about.json', undefined));
    expect(screen.queryByRole('button', { name: /^Bring back/ })).not.toBeInTheDocument();
    await act(() => publishEdits(session));
    expect(await screen.findByRole('button', { name: 'Bring back: Our Mission' })).toBeVisible();
  });

  it('reports why a file can’t be brought back', async () => {
    const { session, onOpen, button } = await show({ file: () => Promise.resolve(undefined) });
    await userEvent.click(button);
    await waitFor(() => expect(session.state.failure).toBe('error'));
    expect(session.state.status).toBe('There is no earlier version of “about”.');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('shows nothing if the last commit can’t be read, and says why', async () => {
    const texts = jest.fn(() => Promise.reject(new Error('Git is missing.')));
    const session = await openSession(committedStore({ texts }).store);
    renderForm(session, <FileList onOpen={jest.fn()} />);
    await waitFor(() => expect(texts).toHaveBeenCalled());
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    expect(session.state).toMatchObject({ failure: 'error', status: 'Git is missing.' });
  });
});
