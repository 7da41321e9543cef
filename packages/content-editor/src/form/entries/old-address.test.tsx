import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextTask, openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { isAnyEdited } from '../../session/state/edited';
import { entriesToWrite } from '../../session/write/to-write';
import { ReviewDialog } from '../publish/review-dialog';
import { EntryForm } from './entry-form';

const files = {
  'pages/home.json': '{ "title": "Welcome", "path": "/" }',
  'pages/news.json': '{ "title": "News", "path": "/news" }',
  'pages/about.json': '{ "title": "About", "path": "/about" }',
  'redirects.json': '{ "moved": "Moved.", "redirects": [] }',
};

async function showPage(others = {}) {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const all = { ...files, ...others };
  const { store } = memoryStore(all, { history: { texts: () => Promise.resolve(all) } });
  const session = await openSession(store);
  await nextTask();
  session.dispatch({ type: 'file opened', file: 'pages/about.json' });
  renderForm(session, <EntryForm />);
  return session;
}

const box = () => screen.queryByRole('checkbox', { name: 'Keep /about working' });
const address = () => screen.getByRole('textbox', { name: 'Address' });

async function move() {
  await userEvent.clear(address());
  await userEvent.type(address(), '/jobs');
}

describe('the old address of a page', () => {
  test('an old address is kept, unless that is unchecked', async () => {
    const session = await showPage();
    expect(box()).not.toBeInTheDocument();
    await move();
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText('Keep /about working'));
    expect(box()).not.toBeChecked();
    act(() => void session.undo());
    expect(box()).toBeChecked();
  });

  test('nothing is offered once the address is the old one again', async () => {
    await showPage();
    await move();
    await userEvent.clear(address());
    await userEvent.type(address(), '/about');
    expect(box()).not.toBeInTheDocument();
  });

  test('nothing is offered as long as the new address has a mistake', async () => {
    await showPage();
    await userEvent.clear(address());
    await userEvent.type(address(), 'jobs');
    expect(box()).not.toBeInTheDocument();
  });

  test('what leads to a page follows as its address is left, and is undone with it', async () => {
    const linking = (to: string) =>
      `{ "moved": "Moved.", "redirects": [{ "from": "/us", "to": "${to}" }] }`;
    const session = await showPage({ 'redirects.json': linking('/about') });
    const led = () => session.state.editedEntries['redirects.json']?.redirects;
    await move();
    expect(led()).toEqual([{ from: '/us', to: '/about' }]);
    await userEvent.tab();
    expect(led()).toEqual([
      { from: '/us', to: '/jobs' },
      { from: '/about', to: '/jobs' },
    ]);
    act(() => void session.undo());
    expect(session.state.editedEntries).toEqual(session.state.baseEntries);
  });

  test('a kept address is among what changes', async () => {
    const session = await showPage();
    await move();
    renderForm(session, <ReviewDialog onClose={jest.fn()} action="Write" onAction={jest.fn()} />);
    expect(screen.getByText('Redirects: “Redirect: /about” is added.')).toBeInTheDocument();
  });

  test('the address of a deleted page leads to another one, which can be chosen', async () => {
    const session = await showPage();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
    expect(box()).toBeChecked();
    const choice = screen.getByRole('combobox', { name: 'Goes to' });
    expect(choice).toHaveDisplayValue('Welcome');
    await userEvent.selectOptions(choice, 'News');
    expect(choice).toHaveDisplayValue('News');
    expect(entriesToWrite(session.state)['redirects.json']?.redirects).toEqual([
      { from: '/about', to: '/news' },
    ]);
    await userEvent.click(screen.getByText('Keep /about working'));
    expect(choice).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
    expect(box()).not.toBeInTheDocument();
    expect(isAnyEdited(session.state)).toBe(false);
  });

  test('older redirects to a page are no reason not to delete it', async () => {
    const older = '{ "moved": "Moved.", "redirects": [{ "from": "/mission", "to": "/about" }] }';
    const session = await showPage({ 'redirects.json': older });
    await userEvent.click(screen.getByRole('button', { name: 'Delete this page' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(entriesToWrite(session.state)['redirects.json']?.redirects).toEqual([
      { from: '/mission', to: '/' },
      { from: '/about', to: '/' },
    ]);
  });
});
