import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  memoryStore,
  mockDialogs,
  openSession,
  renderForm,
} from '../../../tests/helpers/editor/editor-session';
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
  session.update({ file });
  renderForm(session, <EntryForm />);
  return session;
}

async function pressDelete(file: keyof typeof files) {
  const session = await show(file);
  await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
  return session;
}

beforeEach(mockDialogs);

it('duplicates a page under a title of its own', async () => {
  const session = await show('pages/alone.json');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate this page' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Duplicate page' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Together');
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  const original = JSON.parse(files['pages/alone.json']) as object;
  expect(session.state.values).toMatchObject({
    'pages/alone.json': original,
    'pages/together.json': { ...original, path: '/together', title: 'Together' },
  });
});

it('deletes a page without links to it at once', async () => {
  const session = await pressDelete('pages/alone.json');
  expect(session.state.values).not.toHaveProperty(['pages/alone.json']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session.state.file).toBe('site.json');
});

it('offers to keep a deleted page until it is saved', async () => {
  const session = await pressDelete('pages/alone.json');
  act(() => session.update({ file: 'pages/alone.json' }));
  expect(screen.queryByRole('button', { name: /Delete|Duplicate/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
  expect(session.state.values).toHaveProperty(['pages/alone.json']);
});

it('lists the links to a page before it deletes it', async () => {
  const session = await pressDelete('pages/about.json');
  const dialog = screen.getByRole('dialog', { name: 'Delete “Our Mission”?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home › Banner: Ready? › Button › Leads to']);
  expect(session.state.values).toHaveProperty(['pages/about.json']);
});

it('lists the links to a page with an unsaved new address', async () => {
  const session = await show('pages/about.json');
  act(() => session.change('path', '/team'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Home › Banner: Ready?');
});

it.each([
  ['there is none', () => Promise.resolve(undefined), 'There is no earlier version of “Alone”'],
  ['it can’t be read', () => Promise.reject(new Error('Start it again.')), 'Start it again.'],
])('reports why it can’t go back to the last kept version if %s', async (_, committed, reason) => {
  const session = await show('pages/alone.json', { committed });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the last kept version' }));
  await waitFor(() => expect(session.state.status).toContain(reason));
  expect(session.state.failure).toBe('error');
});

it('goes to a link in the list', async () => {
  const session = await pressDelete('pages/about.json');
  await userEvent.click(screen.getByRole('button', { name: /Leads to/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Leads to/ })).toHaveFocus(), {
    timeout: 4000,
  });
  expect(session.state.file).toBe('pages/home.json');
  expect(session.state.values).toHaveProperty(['pages/about.json']);
});

it('deletes a page with links to it on “Delete anyway”', async () => {
  const session = await pressDelete('pages/about.json');
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  expect(session.state.values).not.toHaveProperty(['pages/about.json']);
  expect(session.state.status).toContain('will be deleted when you save');
});
