import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor-session';
import { EntryForm } from './entry-form';

const action = { label: 'Meet us', href: '/about#team' };
const page = (path: string, title: string, more: object = {}) =>
  JSON.stringify({ path, title, ...more });
const files = {
  'pages/about.json': page('/about', 'Our Mission'),
  // a link of its own goes with it
  'pages/alone.json': page('/alone', 'Alone', {
    sections: [{ type: 'banner', heading: 'Up', action: { label: 'Top', href: '/alone' } }],
  }),
  'pages/home.json': page('/', 'Home', {
    sections: [{ type: 'banner', heading: 'Ready?', action }],
  }),
};

async function show(file: keyof typeof files, parts?: Parameters<typeof memoryStore>[1]) {
  const session = await openSession(memoryStore(files, parts).store);
  session.update({ file });
  renderForm(session, <EntryForm />);
  return session;
}

async function open(file: keyof typeof files) {
  const session = await show(file);
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
  expect(session.state.file).toBe('site.json');
});

it('offers to keep a page that is to be deleted, and not to delete it again', async () => {
  const session = await open('pages/alone.json');
  act(() => session.update({ file: 'pages/alone.json' }));
  expect(screen.queryByRole('button', { name: /Delete|Duplicate/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
  expect(session.state.values).toHaveProperty(['pages/alone.json']);
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

it('says so, too, where the page has a new address that is not saved yet', async () => {
  const session = await show('pages/about.json');
  act(() => session.change('path', '/team'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Home › Banner: Ready?');
});

it.each([
  ['there is none', () => Promise.resolve(undefined), 'There is no earlier version of “Alone”'],
  ['nobody answers', () => Promise.reject(new Error('Start it again.')), 'Start it again.'],
])('says why it can’t go back where %s', async (_, committed, words) => {
  const session = await show('pages/alone.json', { committed });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the last kept version' }));
  await waitFor(() => expect(session.state.status).toContain(words));
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
