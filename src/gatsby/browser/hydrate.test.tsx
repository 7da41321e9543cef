import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateConcurrently, saveServerHtml } from './hydrate';

function Page({ broken = false }) {
  if (broken) throw new Error('A part is broken.');
  return <h1>About us</h1>;
}

it('brings back no page that the visitor has left before a part of it broke', async () => {
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Page />)}</div>`;
  const root = document.querySelector('div') ?? document.body;
  saveServerHtml();
  // jsdom does not know it
  window.reportError = () => undefined;
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateConcurrently(<Page broken />, root);
  window.history.replaceState(null, '', '/contact');
  await waitFor(() => {
    expect(root).toBeEmptyDOMElement();
  });
  // the simulated browser cannot load a page, and says so
  expect(complain).toHaveBeenCalledTimes(1);
});
