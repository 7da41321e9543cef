import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact, openContact, resolveConflicts } from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { Editor } from '../editor';

beforeEach(mockDialogs);

const review = () => userEvent.click(screen.getByRole('button', { name: 'What changes' }));

it('closes on a save by keyboard, and doesn’t reopen by itself', async () => {
  const { session } = await openContact();
  renderForm(session, <Editor />);
  act(() => session.change('location', 'Beckley, WV'));
  await review();
  expect(screen.getByRole('dialog')).toHaveTextContent('Beckley');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => session.change('location', 'Weston, WV'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

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
  ['here', 'Save'],
  ['public', 'Save and publish'],
] as const)('says where its save leads (%s)', async (saves, label) => {
  const { session } = await openContact({ publish: { saves } });
  renderForm(session, <Editor />);
  act(() => session.change('location', 'Beckley, WV'));
  await review();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: label })).toBeVisible();
});
