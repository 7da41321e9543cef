import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ignoreStrayGestures } from './stray-gestures';

const pressed = jest.fn();
let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  ignoreStrayGestures(controller.signal);
  render(
    <>
      <button onClick={pressed}>Take away</button>
      <button data-repeats onClick={pressed}>
        Undo
      </button>
      <input aria-label="Title" />
      <input aria-label="Picture" type="file" />
    </>,
  );
});
afterEach(() => {
  controller.abort();
});

it.each([
  ['Take away', 1],
  ['Undo', 2],
])('takes a double click of “%s” for so many presses: %i', (name, presses) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(presses);
});

const targets = {
  'beside the fields': () => document.body,
  'in a field': () => screen.getByLabelText('Title'),
  'in a chooser of files': () => screen.getByLabelText('Picture'),
};

it.each<[string, string, keyof typeof targets, boolean]>([
  ['file', 'Files', 'beside the fields', true],
  ['file', 'Files', 'in a field', true],
  ['file', 'Files', 'in a chooser of files', false],
  ['link', 'text/uri-list', 'beside the fields', true],
  ['link', 'text/uri-list', 'in a field', false],
])(
  'lets the browser do with a %s (%s) %s what it would: refused %s',
  (_, type, place, isRefused) => {
    for (const name of ['dragOver', 'drop'] as const) {
      const event = createEvent[name](targets[place](), { dataTransfer: { types: [type] } });
      fireEvent(targets[place](), event);
      expect(event.defaultPrevented).toBe(isRefused);
    }
  },
);
