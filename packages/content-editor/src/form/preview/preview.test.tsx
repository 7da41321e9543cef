import { act, screen } from '@testing-library/react';
import { openSession, siteAt } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { mockWindow } from '../../../tests/helpers/mock-window';
import { toEditor, toEditorHead, toEditorLag } from '../../page/editor-messages';
import type { Preview as Site, Shown } from '../../store/store';
import { Preview } from './preview';

const origin = 'http://127.0.0.1:8000';
const about = 'pages/about.json';
const files = {
  'services/alone.json': JSON.stringify({ slug: 'alone' }),
  'services/listed.json': JSON.stringify({ slug: 'listed' }),
  [about]: JSON.stringify({
    path: '/about',
    sections: [{ type: 'hero' }, { type: 'service-cards', services: ['listed'] }],
  }),
  'pages/404.json': JSON.stringify({ path: '/404' }),
};

beforeEach(() => {
  mockWindow();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function open(file = about, isPageReady?: Site['isReady']) {
  const built = new Set(['/about', '/404.html']);
  const isReady = isPageReady ?? ((path: string) => Promise.resolve(built.has(path)));
  const show = jest.fn(() => Promise.resolve<Shown>({ waiting: [] }));
  let restarted: () => void = () => undefined;
  const rebuild = () =>
    new Promise<void>((resolve) => {
      restarted = resolve;
    });
  const site = { ...siteAt(origin), isReady, show, rebuild };
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file });
  renderForm(
    session,
    <>
      <div data-testid="section" data-section="0" />
      <Preview site={site} onEdit={() => undefined} />
    </>,
  );
  const wait = () => act(() => jest.advanceTimersByTimeAsync(600));
  await wait();
  return { session, built, show, wait, restarted: () => restarted() };
}
/** A site with one page, which others join once they are published. */
const isPublished = (path: string) =>
  Promise.resolve(path === '/about' || ('once published' as const));

const shown = () => screen.getByTitle<HTMLIFrameElement>('The page').src;

test('shows a renamed page at its new address once the site serves it', async () => {
  const { session, built, wait } = await open();
  expect(shown()).toBe(`${origin}/about`);
  act(() => session.change('path', '/who-we-are'));
  await wait();
  expect(shown()).toBe(`${origin}/about`);
  built.add('/who-we-are');
  await wait();
  expect(shown()).toBe(`${origin}/who-we-are`);
});

test('shows a new page once it is valid and the site serves it', async () => {
  const { session, built, show, wait } = await open();
  const fresh = 'pages/fresh.json';
  show.mockResolvedValueOnce({ waiting: [fresh] });
  act(() => {
    session.setEntry(fresh, { path: '/fresh' });
    session.dispatch({ type: 'file opened', file: fresh });
  });
  await wait();
  expect(screen.getByText(/^The page appears here once/)).toBeVisible();
  act(() => session.change('title', 'Fresh'));
  built.add('/fresh');
  await wait();
  await wait();
  expect(shown()).toBe(`${origin}/fresh`);
});

test('says that a page is shown only once it is published, and shows others meanwhile', async () => {
  const { session, wait } = await open(about, isPublished);
  act(() => session.dispatch({ type: 'file opened', file: 'pages/404.json' }));
  await wait();
  expect(screen.getByText(/^This page appears here once it is published/)).toBeVisible();
  expect(screen.queryByTitle('The page')).not.toBeInTheDocument();
  act(() => session.dispatch({ type: 'file opened', file: about }));
  await wait();
  expect(shown()).toBe(`${origin}/about`);
});

test('shows a page that gets another address where it is published', async () => {
  const { session, wait } = await open(about, isPublished);
  act(() => session.change('path', '/who-we-are'));
  await wait();
  await wait();
  expect(shown()).toBe(`${origin}/about`);
});

test('connects the frame of a page that doesn’t do so by itself, and says that it is blocked', async () => {
  const attach = jest.fn((_frame: HTMLIFrameElement, onBlocked: () => void) => {
    onBlocked();
    return () => undefined;
  });
  const site = { ...siteAt(origin), attach, isReady: () => Promise.resolve(true) };
  const session = await openSession(memoryStore(files).store);
  renderForm(session, <Preview site={site} onEdit={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(attach.mock.calls[0]?.[0]).toBe(screen.getByTitle('The page'));
  expect(screen.getByText(/host doesn’t allow its pages beside the form/)).toBeVisible();
});

test('says what only a build can show', async () => {
  const { session, show, wait } = await open();
  show.mockResolvedValue({ waiting: [], needsBuild: ['the icon “gavel”'] });
  act(() => session.change('title', 'News'));
  await wait();
  expect(screen.getByText(/Only once it is published: the icon “gavel”/)).toBeVisible();
});

test('says that the page shows unsaved changes', async () => {
  const { session } = await open();
  expect(screen.getByText('As saved')).toBeVisible();
  act(() => session.change('title', 'News'));
  expect(screen.getByText('With your changes, not saved yet')).toBeVisible();
});

test('says when the page still shows texts as they were before', async () => {
  const { session } = await open();
  act(() => session.change('title', 'News'));
  const report = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
  report(toEditorLag(true));
  expect(screen.getByText('The page doesn’t show your latest changes yet')).toBeVisible();
  report(toEditorLag(false));
  expect(screen.getByText('With your changes, not saved yet')).toBeVisible();
  report(toEditorLag(true));
  report(toEditor({ path: '/about', section: undefined, isReady: true }));
  expect(screen.getByText('With your changes, not saved yet')).toBeVisible();
});

test('says which changes wait for a mistake to be fixed', async () => {
  const { session, show, wait } = await open();
  show.mockResolvedValue({ waiting: [about] });
  act(() => session.change('title', 'About us'));
  await wait();
  expect(screen.getByText(/^Without your changes of “About us”, until/)).toBeVisible();
});

test('says what a page still needs', async () => {
  const { session, wait } = await open();
  act(() => session.change('title', ''));
  const problem = { severity: 'error', file: about, field: 'title', line: 1, column: 1 } as const;
  const problems = [{ ...problem, code: 'text-empty', params: { advice: '' } }];
  await wait();
  act(() => session.dispatch({ type: 'checked', problems }));
  expect(screen.getByText(/not saved yet\. Still needed: Title$/)).toBeVisible();
  act(() => session.change('title', 'About'));
  expect(screen.queryByText(/Still needed/)).not.toBeInTheDocument();
});

test('says which file is shown as before a mistake that is not the user’s', async () => {
  const { session, show, wait } = await open();
  show.mockResolvedValue({ waiting: ['services/alone.json'] });
  act(() => session.change('title', 'About us'));
  await wait();
  expect(
    screen.getByText('With your changes, not saved yet, but “alone” as before its mistake'),
  ).toBeVisible();
});

test('shows a service on the page that lists it, and stays there for one that no page lists', async () => {
  const { session, built, wait } = await open();
  built.add('/');
  act(() => session.dispatch({ type: 'file opened', file: 'services/listed.json' }));
  await wait();
  expect(shown()).toBe(`${origin}/about`);
  act(() => session.dispatch({ type: 'file opened', file: 'services/alone.json' }));
  await wait();
  expect(shown()).toBe(`${origin}/about`);
});

test('builds the site anew, and shows the page once that serves it', async () => {
  const { built, wait, restarted } = await open();
  act(() => screen.getByRole('button', { name: 'Rebuild the page' }).click());
  expect(screen.getByText(/^The page is being built/)).toBeVisible();
  built.delete('/about');
  restarted();
  await wait();
  expect(screen.queryByTitle('The page')).not.toBeInTheDocument();
  built.add('/about');
  await wait();
  expect(shown()).toBe(`${origin}/about`);
});

test('offers no rebuild where the site can’t be built anew', async () => {
  const site = { ...siteAt(origin), isReady: () => Promise.resolve(true) };
  const session = await openSession(memoryStore(files).store);
  renderForm(session, <Preview site={site} onEdit={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getByRole('button', { name: 'Phone' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rebuild the page' })).not.toBeInTheDocument();
});

test('has one button for how the page is shown, for windows without room for all of them', async () => {
  await open();
  const options = screen.getByRole('button', { name: 'Options' });
  expect(options).toHaveAttribute('aria-expanded', 'false');
  act(() => options.click());
  expect(options).toHaveAttribute('aria-expanded', 'true');
  const opened = document.getElementById(options.getAttribute('aria-controls') ?? '');
  expect(opened).toContainElement(screen.getByRole('button', { name: 'Phone' }));
});

test('sends a hanging site one request, and ignores its answer for a page that is no longer open', async () => {
  const answers: ((isReady: boolean) => void)[] = [];
  const isReady = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  const site = { ...siteAt(origin), isReady };
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file: about });
  renderForm(session, <Preview site={site} onEdit={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(isReady).toHaveBeenCalledTimes(1);
  act(() => session.dispatch({ type: 'file opened', file: 'pages/404.json' }));
  await act(() => Promise.resolve(answers[0]?.(true)));
  expect(screen.queryByTitle('The page')).not.toBeInTheDocument();
  await act(() => Promise.resolve(answers[1]?.(true)));
  expect(shown()).toBe(`${origin}/404.html`);
});

test('shows the 404 page at the address where the site serves it', async () => {
  await open('pages/404.json');
  expect(shown()).toBe(`${origin}/404.html`);
});

test('marks the section under the pointer, unless a link was followed to another page', async () => {
  await open();
  const report = (path: string) => {
    const data = toEditor({ path, section: 0, isReady: false });
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
  };
  report('/about');
  expect(screen.getByTestId('section')).toHaveAttribute('data-seen');
  report('/contact');
  expect(screen.getByTestId('section')).not.toHaveAttribute('data-seen');
});

test('shows the page as others see it, in front of the page', async () => {
  const { wait } = await open();
  const head = {
    title: 'About | Ridgeline',
    description: 'Who we are.',
    address: 'https://ridgeline.example/about',
    siteName: 'Ridgeline',
    picture: 'https://ridgeline.example/og/about.jpg',
    icon: '',
    isListed: true,
  };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: toEditorHead(head), origin }));
  });
  const choose = (name: string) =>
    act(() => {
      screen.getByRole('button', { name }).click();
    });
  choose('Search result');
  expect(screen.getAllByRole('article', { name: /^Search result/ })).toHaveLength(4);
  choose('Shared link');
  expect(screen.getAllByRole('article', { name: /^Shared link/ })).toHaveLength(4);
  expect(shown()).toBe(`${origin}/about`);
  choose('Page');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await wait();
});
