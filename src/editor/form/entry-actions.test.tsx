import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor-session';
import { EntryForm } from './entry-form';

const action = { label: 'Meet us', href: '/about#team' };
const page = (path: string, title: string, more: object = {}) =>
  JSON.stringify({ path, title, ...more });
const files = {
  'pages/about.json': page('/about', 'Our Mission'),
  'pages/alone.json': page('/alone', 'Alone'),
  'pages/home.json': page('/', 'Home', {
    sections: [{ type: 'banner', heading: 'Ready?', action }],
  }),
};

async function open(file: keyof typeof files) {
  const session = await openSession(memoryStore(files).store);
  session.update({ file });
  renderForm(session, <EntryForm onDuplicate={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
  return session;
}

beforeEach(() => {
  // jsdom neither opens dialogs nor scrolls
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('deletes a page to which nothing leads at once', async () => {
  const session = await open('pages/alone.json');
  expect(session.state.values).not.toHaveProperty(['pages/alone.json']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says first which entries lead to a page', async () => {
  const session = await open('pages/about.json');
  const dialog = screen.getByRole('dialog', { name: 'Delete “Our Mission”?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home › Banner: Ready? › Button › Leads to']);
  expect(session.state.values).toHaveProperty(['pages/about.json']);
});

it('leads to each of them', async () => {
  const session = await open('pages/about.json');
  await userEvent.click(screen.getByRole('button', { name: /Leads to/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Leads to/ })).toHaveFocus(), {
    timeout: 4000,
  });
  expect(session.state.file).toBe('pages/home.json');
  expect(session.state.values).toHaveProperty(['pages/about.json']);
});

it('deletes the page all the same, if somebody wants it', async () => {
  const session = await open('pages/about.json');
  await userEvent.click(screen.getByRole('button', { name: 'Delete all the same' }));
  expect(session.state.values).not.toHaveProperty(['pages/about.json']);
  expect(session.state.status).toContain('will be deleted when you save');
});
