import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ignoreAccidentalGestures } from './accidental-gestures';

const pressed = jest.fn();
let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  ignoreAccidentalGestures(controller.signal);
  render(
    <>
      <button onClick={pressed}>Remove</button>
      <button data-repeats onClick={pressed}>
        Undo
      </button>
      <input aria-label="Title" />
      <input aria-label="Picture" type="file" />
      <div data-takes-files>
        <p>Drop a picture</p>
      </div>
    </>,
  );
});
afterEach(() => {
  controller.abort();
});

describe('accidental gestures', () => {
  it.each([
    ['Remove', 1],
    ['Undo', 2],
  ])('a double click on “%s” counts as %i', (name, presses) => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(pressed).toHaveBeenCalledTimes(presses);
  });

  const targets = {
    page: () => document.body,
    'text field': () => screen.getByLabelText('Title'),
    'field of a picture': () => screen.getByText('Drop a picture'),
    'file input': () => screen.getByLabelText('Picture'),
  };

  it.each<[string, string, keyof typeof targets, boolean]>([
    ['file', 'Files', 'page', true],
    ['file', 'Files', 'text field', true],
    ['file', 'Files', 'file input', false],
    ['file', 'Files', 'field of a picture', false],
    ['link', 'text/uri-list', 'page', true],
    ['link', 'text/uri-list', 'text field', false],
  ])('dropping a %s (%s) on the %s is prevented: %s', (_, type, target, isPrevented) => {
    for (const name of ['dragOver', 'drop'] as const) {
      const event = createEvent[name](targets[target](), { dataTransfer: { types: [type] } });
      fireEvent(targets[target](), event);
      expect(event.defaultPrevented).toBe(isPrevented);
    }
  });
});
