import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { Editor } from '../editor';

const file = 'pages/home.json';
const files = { [file]: '{ "path": "/", "title": "Home" }' };

async function open() {
  const session = await openSession(memoryStore(files).store);
  renderForm(session, <Editor />);
  return session;
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'New service' }));
const dialog = () => screen.queryByRole('dialog');
const title = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Title' });

beforeEach(() => {
  sessionStorage.clear();
  mockDialogs();
});

describe('the dialog for a new entry', () => {
  it('adds a service on Enter', async () => {
    const session = await open();
    await openDialog();
    await userEvent.type(title(), 'Audits{Enter}');
    expect(session.state.editedEntries).toHaveProperty(['services/audits.json']);
  });

  it('makes spaces of pasted line breaks', async () => {
    const session = await open();
    await openDialog();
    await userEvent.click(title());
    await userEvent.paste('Fair hiring\vfor\u0085shops');
    await userEvent.type(title(), '{Enter}');
    expect(session.state.editedEntries['services/fair-hiring-for-shops.json']?.title).toBe(
      'Fair hiring for shops',
    );
  });

  it('refuses a file name that differs from another only in case', async () => {
    const session = await open();
    act(() => session.setEntry('services/Audits.json', { title: 'Other' }));
    await openDialog();
    await userEvent.type(title(), 'Audits{Enter}');
    expect(dialog()).toHaveTextContent('That title is already taken.');
  });

  it('stays open when the rest is published', async () => {
    await open();
    await openDialog();
    await userEvent.type(title(), 'Audits');
    fireEvent.keyDown(title(), { key: 's', ctrlKey: true });
    await act(() => Promise.resolve());
    expect(title()).toHaveValue('Audits');
  });

  it('restores the typed title after Escape, until it is added', async () => {
    await open();
    await openDialog();
    await userEvent.type(title(), 'Audits');
    // the browser's event for Escape
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(dialog()).not.toBeInTheDocument();
    await openDialog();
    expect(title()).toHaveValue('Audits');
    await userEvent.type(title(), '{Enter}');
    await openDialog();
    expect(title()).toHaveValue('');
  });

  it('doesn’t offer the title of a service for a page', async () => {
    await open();
    await openDialog();
    await userEvent.type(title(), 'Audits');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'New page' }));
    expect(title()).toHaveValue('');
  });

  it('restores the typed title after a reload', async () => {
    await open();
    await openDialog();
    await userEvent.type(title(), 'Audits');
    cleanup();
    await open();
    await openDialog();
    expect(title()).toHaveValue('Audits');
  });

  it.each(['getItem', 'setItem'] as const)('works if the browser blocks %s', async (blocked) => {
    jest.spyOn(Storage.prototype, blocked).mockImplementation(() => {
      throw new Error('Blocked or full.');
    });
    await open();
    await openDialog();
    await userEvent.type(title(), 'Audits');
    expect(title()).toHaveValue('Audits');
  });

  it('leaves Ctrl+Z to the text being typed', async () => {
    const session = await open();
    act(() => session.change('title', 'Start'));
    await openDialog();
    const undo = createEvent.keyDown(title(), { key: 'z', ctrlKey: true });
    fireEvent(title(), undo);
    expect(undo.defaultPrevented).toBe(false);
    expect(session.state.editedEntries[file]?.title).toBe('Start');
  });
});
