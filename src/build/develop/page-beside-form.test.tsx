import { render, screen } from '@testing-library/react';

type Events = { readonly push: (event: readonly [string, { readonly action: string }]) => void };

/** Loads the module as Gatsby's bundle does. @returns Gatsby's way to tell of an event */
async function load() {
  jest.resetModules();
  const { default: PageBesideForm } = await import('./page-beside-form');
  const { _gatsbyEvents } = window as unknown as { readonly _gatsbyEvents: Events };
  const tell = (action: string) => _gatsbyEvents.push(['FAST_REFRESH', { action }]);
  return { PageBesideForm, tell };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the page and nothing else, also after an error', async () => {
  const { PageBesideForm, tell } = await load();
  tell('SHOW_GRAPHQL_ERRORS');
  tell('SHOW_COMPILE_ERROR');
  render(<PageBesideForm>The page</PageBesideForm>);
  expect(document.body).toHaveTextContent(/^The page$/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['loads a page with an error again, once', 'SHOW_RUNTIME_ERRORS', 1],
  ['leaves a page alone without one', 'CLEAR_RUNTIME_ERRORS', 0],
])('%s', async (_name, action, times) => {
  const { tell } = await load();
  const timers = jest.getTimerCount();
  tell(action);
  tell(action);
  expect(jest.getTimerCount() - timers).toBe(times);
});
