import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateConcurrently, saveServerHtml } from './hydrate';

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
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('___gatsby');
  if (!root) throw new Error('The root element is missing.');
  saveServerHtml();
  return root;
}

it('hydrates the HTML of the server', async () => {
  const root = write();
  const button = screen.getByRole('button');
  hydrateConcurrently(<Page />, root);
  const expectHydrated = async () => {
    await userEvent.click(button);
    expect(button).toHaveTextContent(/Pressed [1-9]/);
  };
  // on a busy machine React may take longer than the usual second
  await waitFor(expectHydrated, { timeout: 4000 });
  expect(screen.getByRole('button')).toBe(button);
});

describe('if a component throws', () => {
  const report = jest.fn();

  beforeEach(() => {
    // jsdom lacks it
    window.reportError = report;
    window.history.replaceState(null, '', '/about');
  });

  it('reports the error and restores the server’s HTML', async () => {
    const root = write();
    const before = root.innerHTML;
    hydrateConcurrently(<Page broken />, root);
    await waitFor(() => {
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'A part is broken.' }),
      );
    });
    expect(root.innerHTML).toBe(before);
  });

  it('does not restore a page that the visitor has left', async () => {
    const root = write();
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    hydrateConcurrently(<Page broken />, root);
    window.history.replaceState(null, '', '/contact');
    await waitFor(() => {
      expect(root).toBeEmptyDOMElement();
    });
    // jsdom logs that it can't navigate
    expect(consoleError).toHaveBeenCalledTimes(1);
  });
});
