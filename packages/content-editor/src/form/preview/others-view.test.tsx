import { act, screen, waitFor, within } from '@testing-library/react';
import { openSession, pageBeside } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import type { PageHead } from '../../page/page-viewer';
import type { PreviewSource } from '../../store/store';
import { OthersView } from './others-view';

const about: PageHead = {
  title: 'About | Ridgeline',
  description: 'Who we are.',
  address: 'https://ridgeline.example/who/about',
  siteName: 'Ridgeline',
  picture: 'https://ridgeline.example/og/who/about.jpg',
  icon: 'http://127.0.0.1:9000/frame/favicon.svg',
  isListed: true,
};

async function show(kind: 'search' | 'link', head: PageHead, source: PreviewSource = pageBeside) {
  const session = await openSession(memoryStore({ 'site.json': '{}' }).store);
  const page = { file: 'pages/about.json', head };
  renderForm(session, <OthersView source={source} kind={kind} page={page} />);
  return session;
}

describe('the page as others see it', () => {
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

  it('shows the shared link with the picture that is drawn of the content', async () => {
    await show('link', about);
    expect(await screen.findByText('Drawn now.')).toBeVisible();
    const cards = screen.getAllByRole('article', { name: /^Shared link/ });
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(within(card).getByText('ridgeline.example')).toBeVisible();
      const [picture] = within(card).getAllByRole('presentation');
      expect(picture).toHaveAttribute('src', `${about.picture}?drawn`);
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

  it('draws the picture again after a change, and keeps the one before if that fails', async () => {
    const sharedPicture = jest.fn(pageBeside.sharedPicture);
    const session = await show('link', about, { ...pageBeside, sharedPicture });
    await screen.findByText('Drawn now.');
    sharedPicture.mockRejectedValueOnce(new Error('It has stopped.'));
    act(() => session.setEntry('site.json', { name: 'Ridge' }));
    await waitFor(() => expect(sharedPicture).toHaveBeenCalledTimes(2));
    expect(sharedPicture.mock.lastCall?.[0].entries).toEqual({ 'site.json': { name: 'Ridge' } });
    expect(screen.getByText('Drawn now.')).toBeVisible();
  });
});
