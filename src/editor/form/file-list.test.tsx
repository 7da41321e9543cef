import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  memoryStorage,
  memoryStore,
  openSession,
  renderForm,
} from '../../../tests/helpers/editor/editor-session';
import type { Draft } from '../store/draft-storage';
import { EntryForm } from './entry-form';
import { FileList } from './file-list';

const nothing = () => undefined;
const text = '{ "title": "Our Mission", "path": "/about" }';

it('offers to keep a deleted page after a reload, when undo can’t restore it', async () => {
  const drafts = memoryStorage<Draft>();
  await drafts.write(new Map([['pages/about.json', { base: text, value: null }]]));
  const { store } = memoryStore({ 'pages/about.json': text });
  const session = await openSession(store, undefined, drafts);
  renderForm(
    session,
    <>
      <FileList onOpen={nothing} />
      <EntryForm />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Our Mission to be deleted' }));
  expect(screen.getByRole('form', { name: 'Our Mission' })).toHaveTextContent(
    'It will be deleted when you save.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
  expect(session.state.values).toEqual({ 'pages/about.json': JSON.parse(text) as unknown });
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Our Mission');
});

it.each([
  ['isn’t JSON', '{ "title": '],
  ['must not be written', ''],
])('lists a page that %s', async (_, broken) => {
  const session = await openSession(memoryStore({ 'pages/broken.json': broken }).store);
  renderForm(session, <FileList onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'broken' })).toBeVisible();
});

describe('the search', () => {
  const titles = Array.from({ length: 40 }, (_, index) => `Service ${index}`);
  const many = Object.fromEntries(
    [...titles, 'Fair Hiring'].map((title) => [
      `services/${title}.json`,
      `{ "title": "${title}" }`,
    ]),
  );
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('filters many files by name', async () => {
    const session = await openSession(memoryStore({ ...many, 'site.json': '{}' }).store);
    renderForm(session, <FileList onOpen={nothing} />);
    const field = screen.getByRole('searchbox', { name: 'Find by name' });
    await userEvent.type(field, 'hiring ');
    expect(buttons()).toEqual(['New page', 'Fair Hiring', 'New service']);
    expect(screen.getByText('1 found')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'nowhere');
    expect(buttons()).toEqual(['New page', 'New service']);
    expect(screen.getByText('0 found')).toBeVisible();
    await userEvent.clear(field);
    expect(buttons()).toEqual(expect.arrayContaining([...titles, 'Site']));
    expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  });

  it('isn’t shown for few files', async () => {
    const session = await openSession(memoryStore({ 'site.json': '{}' }).store);
    renderForm(session, <FileList onOpen={nothing} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
