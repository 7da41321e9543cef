import { act, screen, waitFor } from '@testing-library/react';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../tests/helpers/render-form';
import { Editor } from './editor';
import { openPlace } from './address-bar';

const hero = { type: 'hero', heading: 'Who we are', lede: 'Two people.', actions: [] };
const files = {
  'pages/home.json': '{ "path": "/" }',
  'pages/about.json': JSON.stringify({ path: '/about', sections: [hero] }),
};
const about = '#/pages/about.json';

beforeEach(() => {
  mockDialogs();
  window.history.pushState(null, '', '/');
});

/** Opens the form at the address of the window. */
async function open(content: Readonly<Record<string, string>> = files) {
  const session = await openSession(memoryStore(content).store);
  openPlace(session);
  renderForm(session, <Editor />);
  return session;
}

const openFile = (session: Awaited<ReturnType<typeof open>>, file: string) =>
  act(() => session.dispatch({ type: 'file opened', file }));
const back = () => act(() => window.history.back());

describe('the address bar', () => {
  test('the address names the open file', async () => {
    openFile(await open(), 'pages/about.json');
    expect(window.location.hash).toBe(about);
  });

  test('Back opens the file before, and Forward the one after; what was typed is still there', async () => {
    const session = await open();
    openFile(session, 'pages/about.json');
    act(() => session.change('title', 'About us'));
    back();
    await waitFor(() => expect(session.state.file).toBe('pages/home.json'));
    act(() => window.history.forward());
    await waitFor(() => expect(session.state.file).toBe('pages/about.json'));
    expect(session.state.editedEntries['pages/about.json']?.title).toBe('About us');
  });

  test('a file that is opened again is one step of Back', async () => {
    const session = await open();
    openFile(session, 'pages/about.json');
    const { length } = window.history;
    openFile(session, 'pages/about.json');
    expect(window.history).toHaveLength(length);
  });

  test('a file opens although the browser refuses another step of Back', async () => {
    const session = await open();
    jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('Too many.', 'SecurityError');
    });
    openFile(session, 'pages/about.json');
    expect(screen.getByRole('form', { name: /about/i })).toBeInTheDocument();
  });

  test('a reload returns to the file that was open, and to the field', async () => {
    window.history.replaceState(null, '', encodeURI(`${about}/sections[0].heading`));
    const session = await open();
    expect(session.state.file).toBe('pages/about.json');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('data-field', 'sections[0].heading'),
    );
  });

  test('the address names the field with the focus', async () => {
    openFile(await open(), 'pages/about.json');
    act(() => document.querySelector<HTMLElement>('[data-field="title"]')?.focus());
    expect(window.location.hash).toBe(`${about}/title`);
  });

  test.each(['#/pages/gone.json', '#/pages/%E0.json'])(
    'says that there is nothing at %s, and opens the home page',
    async (hash) => {
      window.history.replaceState(null, '', hash);
      const session = await open();
      expect(session.state.file).toBe('pages/home.json');
      expect(session.state.status).toContain('There is nothing at the address');
      expect(window.location.hash).toBe('#/pages/home.json');
      expect(screen.getByRole('form')).toBeInTheDocument();
    },
  );
});
