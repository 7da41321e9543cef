import { act, screen } from '@testing-library/react';
import { openSession, pageBeside } from '../../../tests/helpers/editor-session';
import { framedPage } from '../../../tests/helpers/framed-page';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockWindow } from '../../../tests/helpers/mock-window';
import { renderForm } from '../../../tests/helpers/render-form';
import { Preview } from './preview';

const about = 'pages/about.json';
const files = { [about]: JSON.stringify({ path: '/about', title: 'About', sections: [] }) };

beforeEach(mockWindow);

async function open() {
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file: about });
  renderForm(session, <Preview source={pageBeside} onEdit={() => undefined} />);
  return { session, ...(await framedPage()) };
}

describe('the preview', () => {
  test('says that the page shows what is edited', async () => {
    const { session } = await open();
    expect(screen.getByText('Without changes')).toBeVisible();
    act(() => session.change('title', 'News'));
    expect(screen.getByText('With your changes')).toBeVisible();
  });

  test('says what a page still needs', async () => {
    const { session } = await open();
    act(() => session.change('title', ''));
    const problem = { severity: 'error', file: about, field: 'title', line: 1, column: 1 } as const;
    const problems = [{ ...problem, code: 'text-empty', params: { advice: '' } }];
    act(() => session.dispatch({ type: 'edits checked', problems }));
    expect(screen.getByText(/^With your changes\. Still needed: Title$/)).toBeVisible();
    act(() => session.change('title', 'About'));
    expect(screen.queryByText(/Still needed/)).not.toBeInTheDocument();
  });

  test('says that a host doesn’t allow the page in a frame', async () => {
    await open();
    const frame = screen.getByTitle('The page');
    Object.defineProperty(frame, 'contentDocument', { value: null });
    act(() => void frame.dispatchEvent(new Event('load')));
    expect(screen.getByText(/host doesn’t allow its pages beside the form/)).toBeVisible();
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

  test('shows the page as others see it, in front of the page', async () => {
    await open();
    const choose = (name: string) => act(() => screen.getByRole('button', { name }).click());
    choose('Search result');
    expect(screen.getByRole('article', { name: /^Search result/ })).toBeVisible();
    choose('Shared link');
    expect(screen.getByRole('article', { name: /^Shared link/ })).toBeVisible();
    expect(screen.getByTitle('The page')).toBeInTheDocument();
    choose('Page');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
