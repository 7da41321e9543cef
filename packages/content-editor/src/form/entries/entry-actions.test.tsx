import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextTask, openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { publishEdits } from '../../session/publish/send-edits';
import { EntryForm } from './entry-form';

const action = { label: 'Meet us', href: '/about#team' };
const page = (path: string, title: string, more: object = {}) =>
  JSON.stringify({ path, title, ...more });
const files = {
  'pages/about.json': page('/about', 'Our Mission'),
  // links only to itself
  'pages/alone.json': page('/alone', 'Alone', {
    sections: [{ type: 'banner', heading: 'Up', action: { label: 'Top', href: '/alone' } }],
  }),
  'pages/home.json': page('/', 'Home', {
    sections: [{ type: 'banner', heading: 'Ready?', action }],
  }),
};

async function show(file: keyof typeof files, parts?: Parameters<typeof memoryStore>[1]) {
  const session = await openSession(memoryStore(files, parts).store);
  // it has read the last commit
  await nextTask();
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <EntryForm />);
  return session;
}

async function pressDelete(file: keyof typeof files) {
  const session = await show(file);
  await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
  return session;
}

beforeEach(mockDialogs);

describe('the actions on a file', () => {
  it('duplicates a page under a title of its own', async () => {
    const session = await show('pages/alone.json');
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate this page' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Duplicate page' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Together');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    const original = JSON.parse(files['pages/alone.json']) as object;
    expect(session.state.editedEntries).toMatchObject({
      'pages/alone.json': original,
      'pages/together.json': { ...original, path: '/together', title: 'Together' },
    });
  });

  it('deletes a page without links to it at once', async () => {
    const session = await pressDelete('pages/alone.json');
    expect(session.state.editedEntries).not.toHaveProperty(['pages/alone.json']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Alone' })).toHaveTextContent('will be deleted');
  });

  it('says of a page that was never published that it is deleted at once', async () => {
    const session = await show('pages/alone.json');
    const file = 'pages/new.json';
    act(() => {
      session.setEntry(file, { title: 'New', path: '/new' });
      session.dispatch({ type: 'file opened', file });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
    expect(session.state.status).toBe('“New” is deleted. “Undo” brings it back.');
  });

  it('offers to keep a deleted page until it is published', async () => {
    const session = await pressDelete('pages/alone.json');
    expect(screen.queryByRole('button', { name: /Delete|Duplicate/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
    expect(session.state.editedEntries).toHaveProperty(['pages/alone.json']);
  });

  it('offers to restore a deleted page once that is published', async () => {
    const session = await pressDelete('pages/alone.json');
    await act(() => publishEdits(session));
    expect(screen.getByRole('form')).toHaveTextContent(
      'Its file is gone. Restore an earlier version.',
    );
  });

  it('lists the links to a page before it deletes it', async () => {
    const session = await pressDelete('pages/about.json');
    const dialog = screen.getByRole('dialog', { name: 'Delete “Our Mission”?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home › Banner: Ready? › Button › Goes to']);
    expect(session.state.editedEntries).toHaveProperty(['pages/about.json']);
  });

  it('lists the links to a page with a new address that is not published', async () => {
    const session = await show('pages/about.json');
    act(() => session.change('path', '/team'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Home › Banner: Ready?');
  });

  it.each([
    ['there is none', () => Promise.resolve(undefined), 'There is no earlier version of “Alone”'],
    ['it can’t be read', () => Promise.reject(new Error('Start it again.')), 'Start it again.'],
  ])('reports why it can’t restore an earlier version if %s', async (_, committed, reason) => {
    const session = await show('pages/alone.json', { history: { file: committed } });
    await userEvent.click(screen.getByRole('button', { name: 'Restore an earlier version' }));
    await waitFor(() => expect(session.state.status).toContain(reason));
    expect(session.state.failure).toBe('error');
  });

  it('offers no earlier version of a new page', async () => {
    const session = await show('pages/about.json');
    expect(screen.getByRole('button', { name: 'Restore an earlier version' })).toBeVisible();
    act(() => {
      session.setEntry('pages/fresh.json', { path: '/fresh', title: 'Fresh' });
      session.dispatch({ type: 'file opened', file: 'pages/fresh.json' });
    });
    expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });

  it('offers no earlier version of a page that was never committed', async () => {
    const committed = { 'pages/home.json': files['pages/home.json'] };
    const session = await show('pages/about.json', {
      history: { texts: () => Promise.resolve(committed) },
    });
    expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
    act(() => session.dispatch({ type: 'file opened', file: 'pages/home.json' }));
    expect(screen.getByRole('button', { name: /^Restore/ })).toBeVisible();
  });

  it.each([
    ['restores the earlier version', 'Lonely', /^“Alone” is as it was on March 1, 2026/],
    ['says that nothing has changed since', 'Alone', /has not changed since March 1, 2026/],
  ])('%s, and names its date', async (_, title, status) => {
    // local time: elsewhere it may be March 2 already
    const date = '2026-03-01T12:00:00';
    const committed = () => Promise.resolve({ text: page('/alone', title), date });
    const session = await show('pages/home.json', { history: { file: committed } });
    act(() => session.setEntry('pages/home.json', { path: '/alone', title: 'Alone' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore an earlier version' }));
    await waitFor(() => expect(session.state.status).toMatch(status));
    expect(session.state.editedEntries['pages/home.json']).toEqual({ path: '/alone', title });
  });

  it('discards changes of this file only', async () => {
    const session = await show('pages/about.json');
    const name = 'Discard changes';
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    act(() => session.change('title', 'Our Vision'));
    act(() => session.change('title', 'Start', { file: 'pages/home.json' }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(session.state.editedEntries['pages/about.json']).toMatchObject({ title: 'Our Mission' });
    expect(session.state.editedEntries['pages/home.json']).toMatchObject({ title: 'Start' });
  });

  it('goes to a link in the list', async () => {
    const session = await pressDelete('pages/about.json');
    await userEvent.click(screen.getByRole('button', { name: /Goes to/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Goes to/ })).toHaveFocus(), {
      timeout: 4000,
    });
    expect(session.state.file).toBe('pages/home.json');
    expect(session.state.editedEntries).toHaveProperty(['pages/about.json']);
  });

  it('deletes a page with links to it on “Delete anyway”', async () => {
    const session = await pressDelete('pages/about.json');
    await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.state.editedEntries).not.toHaveProperty(['pages/about.json']);
    expect(session.state.status).toContain('will be deleted when you publish');
  });
});
