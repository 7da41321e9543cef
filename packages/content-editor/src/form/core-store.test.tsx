import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactFiles, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import type { Snapshot } from '../store/content';
import type { Store } from '../store/store';
import { Editor } from './editor';

/* A store with nothing but what every store has. */

async function open(content: Snapshot['files'] = contactFiles) {
  const { store, files } = memoryStore(content);
  const { load, edits, write, pollInterval, pictures } = store;
  const core: Store = { load, edits, write, pollInterval, pictures };
  const session = await openSession(core);
  session.dispatch({ type: 'file opened', file: 'contact.json' });
  renderForm(session, <Editor />);
  return { session, written: () => JSON.parse(files()['contact.json'] ?? '') as unknown };
}

describe('a form whose store has only what every store has', () => {
  test('the form opens, edits and writes', async () => {
    const { written } = await open();
    const place = screen.getByRole('textbox', { name: /^Place/ });
    await userEvent.clear(place);
    await userEvent.type(place, 'Beckley, WV');
    await userEvent.click(screen.getByRole('button', { name: 'Write to the files' }));
    await waitFor(() => expect(screen.getByText(/^Written to the files\./)).toBeVisible());
    expect(written()).toMatchObject({ location: 'Beckley, WV' });
  });

  test('it offers nothing that the store doesn’t have', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'What changes' })).toBeVisible();
    for (const name of [/History/, /Publish/, /earlier version/, 'Page', 'Sign out'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  test('a damaged file is said to be damaged, without a way back that there isn’t', async () => {
    await open({ 'contact.json': '{' });
    expect(screen.getByText('Its file is damaged.')).toBeVisible();
  });

  test('a file that is in no collection is not said to be damaged', async () => {
    const { session } = await open({ ...contactFiles, 'notes.json': '{ "title": "Notes" }' });
    act(() => session.dispatch({ type: 'file opened', file: 'notes.json' }));
    expect(screen.getByText('The site doesn’t read its file.')).toBeVisible();
    expect(screen.queryByText(/damaged/)).not.toBeInTheDocument();
  });
});
