import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateConcurrently } from './hydrate-concurrently';
import { restoreServerHtml } from './server-html-fallback';

jest.mock('./server-html-fallback', () => ({ restoreServerHtml: jest.fn() }));

function Page({ broken = false }) {
  const [count, setCount] = useState(0);
  if (broken) throw new Error('A part is broken.');
  return (
    <button
      onClick={() => {
        setCount(count + 1);
      }}
    >
      Pressed {count} times
    </button>
  );
}

function write(): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return root;
}

it('hydrates what the server wrote', async () => {
  const root = write();
  const written = screen.getByRole('button');
  hydrateConcurrently(<Page />, root);
  await waitFor(async () => {
    await userEvent.click(written);
    expect(written).toHaveTextContent(/Pressed [1-9]/);
  });
  expect(screen.getByRole('button')).toBe(written);
});

it('reports what nobody caught, and shows what the server wrote', async () => {
  const report = jest.fn();
  // jsdom does not know it
  window.reportError = report;
  hydrateConcurrently(<Page broken />, write());
  await waitFor(() => {
    expect(restoreServerHtml).toHaveBeenCalled();
  });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'A part is broken.' }));
});
