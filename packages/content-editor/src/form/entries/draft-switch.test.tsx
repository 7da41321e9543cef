import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm, withRichText } from '../../../tests/helpers/render-form';
import { EntryForm } from './entry-form';
import { FileList } from './file-list';

withRichText();

const file = 'pages/about.json';

async function open(entry: object) {
  const { store } = memoryStore({ [file]: JSON.stringify(entry), 'site.json': '{}' });
  const session = await openSession(store);
  session.dispatch({ type: 'file opened', file });
  renderForm(
    session,
    <>
      <FileList onOpen={() => undefined} />
      <EntryForm />
    </>,
  );
  return session;
}

describe('the switch of a draft', () => {
  it('is the first field, and the only one of its kind', async () => {
    const session = await open({ path: '/about', title: 'About', draft: true });
    const form = within(screen.getByRole('form', { name: 'About' }));
    const hides = form.getByRole('checkbox', { name: 'Draft' });
    expect(hides).toBeChecked();
    const title = form.getByRole('textbox', { name: 'Title' });
    expect(hides.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(hides);
    expect(session.state.editedEntries[file]).toEqual({ path: '/about', title: 'About' });
  });

  it('is a badge in the list of files', async () => {
    await open({ path: '/about', title: 'About', draft: true });
    expect(screen.getByRole('button', { name: 'About draft' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Draft' }));
    expect(screen.getByRole('button', { name: 'About changed' })).toBeVisible();
  });

  it('is no field of a file that can’t be a draft', async () => {
    const session = await open({ path: '/about', title: 'About' });
    act(() => session.dispatch({ type: 'file opened', file: 'site.json' }));
    expect(screen.getByRole('form', { name: 'Site' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Draft' })).not.toBeInTheDocument();
  });
});
