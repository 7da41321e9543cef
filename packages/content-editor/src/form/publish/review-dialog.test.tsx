import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact, openContact, resolveConflicts } from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { Editor } from '../editor';

beforeEach(mockDialogs);

const review = () => userEvent.click(screen.getByRole('button', { name: 'What changes' }));

describe('the dialog “What changes”', () => {
  it.each([
    ['was deleted elsewhere', undefined, 'This is added.'],
    ['was damaged elsewhere', '{ "email": ', 'This replaces a damaged file.'],
    [
      'was reformatted elsewhere',
      JSON.stringify(contact),
      'Place: “Elkins, WV” changes to “Beckley, WV”.',
    ],
  ])('describes my version of a file that %s', async (_, text, sentence) => {
    const { session, writeElsewhere } = await openContact();
    session.change('location', 'Beckley, WV');
    writeElsewhere('contact.json', text);
    await session.refresh();
    resolveConflicts(session);
    renderForm(session, <Editor />);
    await review();
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(sentence);
  });

  it.each([
    ['on this computer', {}, 'Write to the files'],
    ['on a published site', { write: undefined }, 'Publish'],
  ])('says what comes next (%s)', async (_, replaced, label) => {
    const { session } = await openContact(replaced);
    renderForm(session, <Editor />);
    act(() => session.change('location', 'Beckley, WV'));
    await review();
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: label })).toBeVisible();
  });
});
