import { act, screen, waitFor } from '@testing-library/react';
import { openSession, pageBeside } from '../../../tests/helpers/editor-session';
import { framedPage } from '../../../tests/helpers/framed-page';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockWindow } from '../../../tests/helpers/mock-window';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';
import { Preview } from './preview';

const about = 'pages/about.json';
const news = 'pages/news.json';
const hero = { type: 'hero', heading: 'Who we are', lede: 'Two people.', actions: [] };
const files = {
  [about]: JSON.stringify({ path: '/about', title: 'About', sections: [hero] }),
  [news]: JSON.stringify({
    path: '/news',
    title: 'News',
    sections: [{ ...hero, heading: 'What is new' }],
  }),
  'site.json': JSON.stringify({ name: 'Ridge' }),
};

beforeEach(() => {
  mockWindow();
  mockDialogs();
});

/** The form with the page beside it. */
async function open(file = about) {
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file });
  const onEdit = jest.fn();
  renderForm(
    session,
    <>
      <EntryForm />
      <Preview source={pageBeside} onEdit={onEdit} />
    </>,
  );
  return { session, onEdit, ...(await framedPage()) };
}

const focused = () => document.activeElement?.getAttribute('data-field');
/** Waits for the focus, which the form moves two frames later. */
const focusAt = (field: string) => waitFor(() => expect(focused()).toBe(field));
const focusOn = (field: string) =>
  act(() => document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus());

describe('the link between form and page', () => {
  it('shows the open page with each change', async () => {
    const { session, shown } = await open();
    expect(shown.at(-1)?.file).toBe(about);
    act(() => session.change('sections[0].heading', 'Who we are now'));
    await waitFor(() =>
      expect(shown.at(-1)?.entries[about]?.sections).toEqual([
        { ...hero, heading: 'Who we are now' },
      ]),
    );
  });

  it('opens the field that was clicked in the page, inside its closed section', async () => {
    const { click, onEdit } = await open();
    click('Who we are');
    await focusAt('sections[0].heading');
    expect(screen.getByText(/^Hero/).closest('details')).toHaveAttribute('open');
    expect(onEdit).toHaveBeenCalled();
  });

  it('opens a section that was clicked beside its fields, also from another file', async () => {
    const { click, document: page, session } = await open('site.json');
    page.querySelector('section')?.replaceChildren('Without a field');
    click('Without a field');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Hero/));
    expect(session.state.file).toBe(about);
  });

  it('marks the field with the focus in the page, which scrolls to its section', async () => {
    const { document: page, scrolled } = await open();
    focusOn('sections[0].heading');
    expect(page.querySelector('[data-editor-highlight~=focused]')).toHaveTextContent('Who we are');
    expect(scrolled).toHaveBeenCalledWith('Who we are');
  });

  it('scrolls to a section of a page that was just opened, once that is shown', async () => {
    const { scrolled, session, shows } = await open();
    act(() => session.dispatch({ type: 'file opened', file: news }));
    focusOn('sections[0].heading');
    expect(scrolled).not.toHaveBeenCalled();
    await shows(news);
    expect(scrolled).toHaveBeenCalledWith('What is new');
  });

  it('does not scroll the page after a click in it', async () => {
    const { click, scrolled } = await open();
    click('Who we are');
    await focusAt('sections[0].heading');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('opens the page to which a link in the page leads', async () => {
    const { click, document: page, session, shows } = await open();
    act(() => screen.getByRole('checkbox', { name: 'Follow links' }).click());
    const link = page.createElement('a');
    link.href = '/news#today';
    link.textContent = 'News';
    page.body.append(link);
    click('News');
    expect(session.state.file).toBe(news);
    await shows(news);
  });

  it('marks in the form the section under the pointer in the page', async () => {
    const { document: page } = await open();
    const section = page.querySelector('section');
    act(() => void section?.dispatchEvent(new Event('pointerover', { bubbles: true })));
    expect(document.querySelector('[data-section="0"]')).toHaveAttribute('data-seen');
  });

  it('shows the page again in a frame that is loaded again', async () => {
    const { shown } = await open();
    const { length } = shown;
    const frame = screen.getByTitle('The page');
    act(() => void frame.dispatchEvent(new Event('load')));
    expect(shown).toHaveLength(length + 1);
  });
});
