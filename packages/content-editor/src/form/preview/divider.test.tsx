import { fireEvent, render, screen } from '@testing-library/react';
import { Divider } from './divider';

const captured = new Set<unknown>();

beforeEach(() => {
  localStorage.clear();
  captured.clear();
  Object.assign(Element.prototype, {
    setPointerCapture: (pointer: unknown) => captured.add(pointer),
    hasPointerCapture: (pointer: unknown) => captured.has(pointer),
  });
  window.innerWidth = 1000;
});

const divider = () => screen.getByRole('separator', { name: 'Width of the page' });
/** An event of the pointer; jsdom has only those of a mouse. */
const point = (type: string, clientX: number) =>
  fireEvent(divider(), new MouseEvent(type, { bubbles: true, clientX }));
const width = () => document.documentElement.style.getPropertyValue('--page-width');

describe('the line between form and page', () => {
  test.each([
    ['ArrowLeft', '47%'],
    ['ArrowRight', '43%'],
    ['Home', '65%'],
    ['End', '25%'],
  ])('%s gives the page %s of the window', (key, expected) => {
    render(<Divider />);
    fireEvent.keyDown(divider(), { key });
    expect(width()).toBe(expected);
    expect(divider()).toHaveAttribute('aria-valuenow', expected.replace('%', ''));
  });

  test('follows the pointer while it is pressed, as far as both are of use', () => {
    render(<Divider />);
    point('pointermove', 400);
    expect(width()).toBe('45%');
    point('pointerdown', 550);
    point('pointermove', 400);
    expect(width()).toBe('60%');
    point('pointermove', 10);
    expect(width()).toBe('65%');
  });

  test('stays as it was in this browser', () => {
    const { unmount } = render(<Divider />);
    fireEvent.keyDown(divider(), { key: 'ArrowLeft' });
    unmount();
    render(<Divider />);
    expect(divider()).toHaveAttribute('aria-valuenow', '47');
  });
});
