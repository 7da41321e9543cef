import { act, screen, waitFor } from '@testing-library/react';
import { openSession, siteAt } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import smallSite from '../../../tests/small-site/editor.config';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { mockWindow } from '../../../tests/helpers/mock-window';
import type { EditorDefinition } from '../../definition';
import { toEditor, toPage } from '../../page/editor-messages';
import { EntryForm } from '../entries/entry-form';
import { Preview } from './preview';

const origin = 'http://127.0.0.1:8000';
const about = 'pages/about.json';
const news = 'pages/news.json';
const files = {
  [about]: JSON.stringify({
    path: '/about',
    title: 'About',
    sections: [{ type: 'hero', heading: 'Who we are', lede: 'Two people.', actions: [] }],
  }),
  [news]: JSON.stringify({ path: '/news', title: 'News', sections: [] }),
  'site.json': JSON.stringify({ name: 'Ridge' }),
};

beforeEach(() => {
  mockWindow();
  mockDialogs();
});

/** The form with the page beside it. */
async function open(file = about, editor: EditorDefinition = smallSite) {
  const site = { ...siteAt(origin), isReady: () => Promise.resolve(true) };
  const session = await openSession(memoryStore(files).store, undefined, undefined, editor);
  session.dispatch({ type: 'file opened', file });
  const onEdit = jest.fn();
  renderForm(
    session,
    <>
      <EntryForm />
      <Preview site={site} onEdit={onEdit} />
    </>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('The page');
  const sent = jest.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue();
  const report = (message: Partial<Parameters<typeof toEditor>[0]>) => {
    const data = toEditor({ path: '/about', section: undefined, isReady: false, ...message });
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
  };
  report({ isReady: true });
  return { session, sent, report, onEdit };
}
/** Lets the site answer that it has the page. */
const settled = () => act(() => Promise.resolve());
const focused = () => document.activeElement?.getAttribute('data-field');
/** Waits for the focus, which the form moves two frames later. */
const focusAt = (field: string) => waitFor(() => expect(focused()).toBe(field));

it('tells the page what can be edited in it, once it is loaded', async () => {
  const { sent } = await open();
  const ids = [`${about}#sections[0].heading`, `${about}#sections[0].lede`, 'site.json#name'];
  const targets = ids.map((id) => expect.objectContaining({ id }) as unknown);
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ targets: expect.arrayContaining(targets) as unknown }),
    origin,
  );
});

it('opens the field that was clicked in the page, inside its closed section', async () => {
  const { report, onEdit } = await open();
  report({ section: 0, edit: `${about}#sections[0].lede` });
  await focusAt('sections[0].lede');
  expect(screen.getByText(/^Hero/).closest('details')).toHaveAttribute('open');
  expect(onEdit).toHaveBeenCalled();
});

it('opens the field around one that the form has no control for', async () => {
  const { report } = await open();
  report({ section: 0, edit: `${about}#sections[0].lede[2]` });
  await focusAt('sections[0].lede');
});

it('opens the file of what every page shows', async () => {
  const { session, report } = await open();
  report({ edit: 'site.json#name' });
  await focusAt('name');
  expect(session.state.file).toBe('site.json');
});

it('opens a section that was clicked beside its fields, also from another file', async () => {
  const { session, report } = await open('site.json');
  report({ section: 0, edit: '' });
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Hero/));
  expect(session.state.file).toBe(about);
});

it('marks the field with the focus in the page, which scrolls to its section', async () => {
  const { sent } = await open();
  const field = document.querySelector<HTMLElement>('[data-field="sections[0].heading"]');
  act(() => field?.focus());
  const focus = { focused: `${about}#sections[0].heading` };
  expect(sent).toHaveBeenCalledWith(toPage(focus), origin);
  expect(sent).toHaveBeenCalledWith(toPage({ section: 0 }), origin);
});

it('marks it also in a page that is loaded later', async () => {
  const { sent, report } = await open();
  act(() => document.querySelector<HTMLElement>('[data-field="sections[0].heading"]')?.focus());
  sent.mockClear();
  report({ isReady: true });
  const focus = { focused: `${about}#sections[0].heading` };
  expect(sent).toHaveBeenCalledWith(expect.objectContaining(focus), origin);
});

it('does not scroll the page after a click in it', async () => {
  const { sent, report } = await open();
  report({ section: 0, edit: `${about}#sections[0].lede` });
  await focusAt('sections[0].lede');
  expect(sent).not.toHaveBeenCalledWith(toPage({ section: 0 }), origin);
});

it('opens the page to which a link in the page leads, without a step for Back of its own', async () => {
  const { session, report } = await open();
  const { length } = window.history;
  report({ path: '/news' });
  await settled();
  expect(session.state.file).toBe(news);
  expect(window.location.hash).toBe(`#/${news}`);
  expect(window.history).toHaveLength(length);
});

it('stays at the file while the page is still on the way to it', async () => {
  const { session, report } = await open();
  act(() => session.dispatch({ type: 'file opened', file: news }));
  await settled();
  await waitFor(() =>
    expect(screen.getByTitle('The page')).toHaveAttribute('src', `${origin}/news`),
  );
  report({ path: '/about' });
  expect(session.state.file).toBe(news);
  report({ path: '/news', isReady: true });
  report({ path: '/about' });
  await settled();
  expect(session.state.file).toBe(about);
});

it('leaves the page to which somebody went, where the definition has no pages', async () => {
  const { model, title, words, groups } = smallSite;
  const { sent, report } = await open(about, { model, title, words, groups });
  report({ path: '/', isReady: true });
  report({ path: '/menu' });
  const frame = screen.getByTitle<HTMLIFrameElement>('The page');
  const location = frame.contentWindow?.location ?? window.location;
  const replace = jest.spyOn(location, 'replace');
  sent.mockClear();
  act(() => document.querySelector<HTMLElement>('[data-field="sections[0].heading"]')?.focus());
  expect(sent).toHaveBeenCalledWith(toPage({ focused: `${about}#sections[0].heading` }), origin);
  expect(sent).not.toHaveBeenCalledWith(toPage({ section: 0 }), origin);
  expect(replace).not.toHaveBeenCalled();
});

it('tells the page whether clicks follow links', async () => {
  const { sent } = await open();
  expect(sent).toHaveBeenCalledWith(toPage({ followsLinks: false }), origin);
  act(() => screen.getByRole('checkbox', { name: 'Follow links' }).click());
  expect(sent).toHaveBeenCalledWith(toPage({ followsLinks: true }), origin);
});
