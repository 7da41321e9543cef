import { act, screen, waitFor, within } from '@testing-library/react';
import { openSession, pageBeside } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import type { PageHead } from '../../page/page-viewer';
import type { PreviewSource } from '../../store/store';
import { OthersView } from './others-view';
import type { PageView } from './preview-view';

const about: PageHead = {
  title: 'About | Ridgeline',
  description: 'Who we are.',
  address: 'https://ridgeline.example/who/about',
  siteName: 'Ridgeline',
  picture: 'https://ridgeline.example/og/who/about.jpg',
  icon: 'http://127.0.0.1:9000/frame/favicon.svg',
  isListed: true,
};

const view = { seenAs: 'search', width: 'desktop', scheme: 'light' } as const;

async function show(shown: Partial<PageView>, head: PageHead, source: PreviewSource = pageBeside) {
  const session = await openSession(memoryStore({ 'site.json': '{}' }).store);
  const page = { file: 'pages/about.json', head };
  renderForm(session, <OthersView source={source} view={{ ...view, ...shown }} page={page} />);
  return session;
}

describe('the page as others see it', () => {
  it.each([
    [{ width: 'phone', scheme: 'dark' }, 'Search result on a phone, dark'],
    [{ width: 'tablet', scheme: 'light' }, 'Search result on a desktop, light'],
  ] as const)('shows the search result in the width and the colors of %j', async (shown, name) => {
    await show(shown, about);
    const result = screen.getByRole('article');
    expect(result).toHaveAccessibleName(name);
    expect(within(result).getByText('About | Ridgeline')).toBeVisible();
    expect(within(result).getByText('Who we are.')).toBeVisible();
    expect(within(result).getByText('https://ridgeline.example › who › about')).toBeVisible();
    expect(within(result).getByRole('presentation')).toHaveAttribute('src', about.icon);
  });

  it('says that a page is not listed', async () => {
    await show({}, { ...about, isListed: false });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText(/^Search engines don’t list this page/)).toBeVisible();
  });

  it('shows the shared link with the picture that is drawn of the content', async () => {
    await show({ seenAs: 'link' }, about);
    expect(await screen.findByText('Drawn now.')).toBeVisible();
    const card = screen.getByRole('article', { name: 'Shared link, light' });
    expect(within(card).getByText('ridgeline.example')).toBeVisible();
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', `${about.picture}?drawn`);
  });

  it('says that a shared link has no picture, without a guess why', async () => {
    await show({ seenAs: 'link' }, { ...about, picture: '' });
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(screen.getByText('This page has no picture for shared links.')).toBeVisible();
  });

  it('says why an unlisted page has no picture', async () => {
    await show({ seenAs: 'link' }, { ...about, picture: '', isListed: false });
    expect(screen.getByText(/has no picture .* It is a draft, or kept out/)).toBeVisible();
  });

  it('draws the picture again after a change, and keeps the one before if that fails', async () => {
    const sharedPicture = jest.fn(pageBeside.sharedPicture);
    const session = await show({ seenAs: 'link' }, about, { ...pageBeside, sharedPicture });
    await screen.findByText('Drawn now.');
    sharedPicture.mockRejectedValueOnce(new Error('It has stopped.'));
    act(() => session.setEntry('site.json', { name: 'Ridge' }));
    await waitFor(() => expect(sharedPicture).toHaveBeenCalledTimes(2));
    expect(sharedPicture.mock.lastCall?.[0].entries).toEqual({ 'site.json': { name: 'Ridge' } });
    expect(screen.getByText('Drawn now.')).toBeVisible();
  });
});
