import { screen, within } from '@testing-library/react';
import { openSession, siteAt } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import type { PageHead } from '../../page/page-head';
import { OthersView } from './others-view';

const origin = 'http://127.0.0.1:9000';

const about: PageHead = {
  title: 'About | Ridgeline',
  description: 'Who we are.',
  address: 'https://ridgeline.example/who/about',
  siteName: 'Ridgeline',
  picture: 'https://ridgeline.example/og/who/about.jpg',
  icon: `${origin}/favicon.svg`,
  isListed: true,
};

async function show(kind: 'search' | 'link', head: PageHead | undefined) {
  const session = await openSession(memoryStore({ 'site.json': '{}' }).store);
  renderForm(session, <OthersView site={siteAt(origin)} kind={kind} head={head} />);
}

it('shows the search result on a desktop and a phone, in light and dark', async () => {
  await show('search', about);
  const results = screen.getAllByRole('article', { name: /^Search result/ });
  expect(results).toHaveLength(4);
  for (const result of results) {
    expect(within(result).getByText('About | Ridgeline')).toBeVisible();
    expect(within(result).getByText('Who we are.')).toBeVisible();
    expect(within(result).getByText('https://ridgeline.example › who › about')).toBeVisible();
    expect(within(result).getByRole('presentation')).toHaveAttribute('src', about.icon);
  }
});

it('says that a page is not listed', async () => {
  await show('search', { ...about, isListed: false });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText(/^Search engines don’t list this page/)).toBeVisible();
});

it('shows the shared link with the picture that the preview draws', async () => {
  await show('link', about);
  const cards = screen.getAllByRole('article', { name: /^Shared link/ });
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    expect(within(card).getByText('ridgeline.example')).toBeVisible();
    const [picture] = within(card).getAllByRole('presentation');
    expect(picture).toHaveAttribute('src', `${origin}/og/who/about.jpg?0`);
  }
});

it('says that a shared link has no picture, without a guess why', async () => {
  await show('link', { ...about, picture: '' });
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.getByText('This page has no picture for shared links.')).toBeVisible();
});

it('says why an unlisted page has no picture', async () => {
  await show('link', { ...about, picture: '', isListed: false });
  expect(screen.getByText(/has no picture .* It is a draft, or kept out/)).toBeVisible();
});

it('waits for the page', async () => {
  await show('link', undefined);
  expect(screen.getByText('The page is being built.')).toBeVisible();
});
