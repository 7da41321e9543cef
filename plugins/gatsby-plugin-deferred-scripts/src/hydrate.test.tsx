import { waitFor } from '@testing-library/react';
import { hydrateConcurrently, saveServerHtml } from './hydrate';

function Broken(): never {
  throw new Error('A part is broken.');
}

it('does not restore a page that the visitor has left if a component throws', async () => {
  document.body.innerHTML = '<div id="___gatsby"><p>The page</p></div>';
  const root = document.querySelector('#___gatsby') ?? document.body;
  window.reportError = jest.fn();
  window.history.replaceState(null, '', '/about');
  saveServerHtml();
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateConcurrently(<Broken />, root);
  window.history.replaceState(null, '', '/contact');
  await waitFor(() => expect(root).toBeEmptyDOMElement());
  // jsdom logs that it can't navigate
  expect(consoleError).toHaveBeenCalledTimes(1);
});
