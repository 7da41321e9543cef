import { headFromPage, toEditorHead } from './editor-messages';
import { followHead, type PageHead } from './page-head';

const head = (html: string) => {
  document.head.innerHTML = html;
};

const about = `
  <title>About | Ridgeline</title>
  <meta name="description" content="Who we are.">
  <meta name="robots" content="index, follow">
  <link rel="canonical" href="https://ridgeline.example/about">
  <meta property="og:site_name" content="Ridgeline">
  <meta property="og:image" content="https://ridgeline.example/og/about.jpg">
  <link rel="icon" href="https://ridgeline.example/favicon.ico">
  <link rel="icon" href="https://ridgeline.example/favicon.svg">`;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  head('');
});

/** The heads that a page reports. */
function follow(html: string): PageHead[] {
  head(html);
  const seen: PageHead[] = [];
  followHead(window, (found) => seen.push(found));
  return seen;
}

it('reports what others take from the head', () => {
  expect(follow(about)).toEqual([
    {
      title: 'About | Ridgeline',
      description: 'Who we are.',
      address: 'https://ridgeline.example/about',
      siteName: 'Ridgeline',
      picture: 'https://ridgeline.example/og/about.jpg',
      icon: 'https://ridgeline.example/favicon.svg',
      isListed: true,
    },
  ]);
});

it('reports changes, several at a time once', async () => {
  const seen = follow(about);
  head(about.replaceAll('Who we are', 'Our people').replace('About', 'Us'));
  await jest.runAllTimersAsync();
  expect(seen.map(({ title, description }) => [title, description])).toEqual([
    ['About | Ridgeline', 'Who we are.'],
    ['Us | Ridgeline', 'Our people.'],
  ]);
});

it('reports no change of what nobody takes', async () => {
  const seen = follow(about);
  head(`${about}<style></style>`);
  await jest.runAllTimersAsync();
  expect(seen).toHaveLength(1);
});

it('reports a page that engines must not list', () => {
  const [found] = follow('<title>Draft</title><meta name="robots" content="noindex">');
  expect(found).toMatchObject({ isListed: false, address: '', picture: '', description: '' });
});

it('takes a page of a copy that is not listed as a whole for a listed one', () => {
  const [found] = follow(about.replace('index, follow', 'noindex'));
  expect(found).toMatchObject({ isListed: true });
});

it('survives the way to the editor, which ignores all else', () => {
  const [found] = follow(about);
  expect(found && headFromPage(toEditorHead(found))).toEqual(found);
  for (const data of [null, 'x', {}, { to: 'editor', path: '/' }, { head: {} }])
    expect(headFromPage(data)).toBeUndefined();
});
