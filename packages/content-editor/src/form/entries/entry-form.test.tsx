import { act, screen } from '@testing-library/react';
import { contactFiles, openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import type { Snapshot } from '../../store/content';
import { EntryForm } from './entry-form';

async function open(content: Snapshot['files'], file: string) {
  const session = await openSession(memoryStore(content).store);
  renderForm(session, <EntryForm />);
  act(() => session.dispatch({ type: 'file opened', file }));
}

describe('the form of a file', () => {
  it('says that the file is damaged, and how it can be read again', async () => {
    await open({ 'contact.json': '{' }, 'contact.json');
    expect(screen.getByText('Its file is damaged. Restore an earlier version.')).toBeVisible();
  });

  it('says of a file that is in no collection that the site doesn’t read it, not that it is damaged', async () => {
    await open({ ...contactFiles, 'notes.json': '{ "title": "Notes" }' }, 'notes.json');
    expect(screen.getByText('The site doesn’t read its file.')).toBeVisible();
    expect(screen.queryByText(/damaged/)).not.toBeInTheDocument();
  });
});
