import { screen, waitFor } from '@testing-library/react';
import { hydrateConcurrently } from './hydrate';

function Broken(): never {
  throw new Error('A part is broken.');
}

it('does not restore a page that the visitor has left if a component throws', async () => {
  document.body.innerHTML = '<div id="___gatsby"><p>The page</p></div>';
  const root = document.querySelector('#___gatsby') ?? document.body;
  window.reportError = jest.fn();
  window.history.replaceState(null, '', '/about');
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateConcurrently(<Broken />, root);
  window.history.replaceState(null, '', '/contact');
  await waitFor(() => expect(root).toBeEmptyDOMElement());
  // jsdom logs that it can't navigate
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('restores the page with what stands in for scripts if a component throws', async () => {
  document.body.innerHTML = '<div id="___gatsby"><p>The page</p></div>';
  document.body.setAttribute('data-scripts', 'on');
  const root = document.querySelector('#___gatsby') ?? document.body;
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateConcurrently(<Broken />, root);
  await waitFor(() => expect(document.body).toHaveAttribute('data-scripts', 'failed'));
  expect(root).toHaveTextContent('The page');
});

it('hydrates in slices, between which the browser can handle input', async () => {
  document.body.innerHTML = '<div id="___gatsby"><p></p><p></p></div>';
  const root = document.querySelector('#___gatsby') ?? document.body;
  let tasksBetween = 0;
  function Long({ first = false }: { readonly first?: boolean }) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    if (first) setTimeout(() => (tasksBetween += 1));
    else seen.push(tasksBetween);
    return <p />;
  }
  const seen: number[] = [];
  hydrateConcurrently(
    <>
      <Long first />
      <Long />
    </>,
    root,
  );
  await waitFor(() => expect(seen).not.toEqual([]));
  expect(seen[0]).toBeGreaterThan(0);
});

it('keeps what is typed while a component is about to throw', async () => {
  document.body.innerHTML = '<div id="___gatsby"><textarea></textarea></div>';
  document.body.setAttribute('data-scripts', 'on');
  const root = document.querySelector('#___gatsby') ?? document.body;
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  field().value = 'before';
  hydrateConcurrently(<Broken />, root);
  field().value += ' and during hydration';
  await waitFor(() => expect(document.body).toHaveAttribute('data-scripts', 'failed'));
  expect(field()).toHaveValue('before and during hydration');
});
