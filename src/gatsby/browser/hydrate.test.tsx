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
  if (!root) throw new Error('There is no root.');
  saveServerHtml();
  return root;
}

it('hydrates what the server wrote', async () => {
  const root = write();
  const written = screen.getByRole('button');
  hydrateConcurrently(<Page />, root);
  const answers = async () => {
    await userEvent.click(written);
    expect(written).toHaveTextContent(/Pressed [1-9]/);
  };
  // on a busy machine React may not come to it within the usual second
  await waitFor(answers, { timeout: 4000 });
  expect(screen.getByRole('button')).toBe(written);
});

describe('where a part is broken', () => {
  const report = jest.fn();

  beforeEach(() => {
    // jsdom does not know it
    window.reportError = report;
    window.history.replaceState(null, '', '/about');
  });

  it('reports an uncaught error, and shows the server’s HTML', async () => {
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

  it('brings back no page that the visitor has left', async () => {
    const root = write();
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    hydrateConcurrently(<Page broken />, root);
    window.history.replaceState(null, '', '/contact');
    await waitFor(() => {
      expect(root).toBeEmptyDOMElement();
    });
    // the simulated browser cannot load a page, and says so
    expect(complain).toHaveBeenCalledTimes(1);
  });
});
