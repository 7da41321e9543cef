import { render, screen } from '@testing-library/react';
import { useVisualViewport } from './use-visual-viewport';

/** What jsdom lacks: the visible part of the page. */
class VisibleArea extends EventTarget {
  offsetTop = 0;
  onscroll = jest.fn();

  move(event: string, to: number): void {
    this.offsetTop = to;
    this.dispatchEvent(new Event(event));
  }
}

let area: VisibleArea;

function Bar() {
  const bar = useVisualViewport(true);
  return <section ref={bar} aria-label="bar" />;
}

const place = () => screen.getByRole('region').style.translate;

beforeEach(() => {
  area = new VisibleArea();
  Object.assign(window, { visualViewport: area });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

it.each(['scroll', 'resize'])('follows the visible part of the page on %s', (event) => {
  render(<Bar />);
  area.move(event, 120);
  expect(place()).toBe('0 120px');
  area.move(event, 0);
  expect(place()).toBe('0 0px');
});

it('leaves the handlers of others alone, and no listener behind', () => {
  const { onscroll } = area;
  const added = jest.spyOn(area, 'addEventListener');
  const removed = jest.spyOn(area, 'removeEventListener');
  const { unmount } = render(<Bar />);
  expect(area.onscroll).toBe(onscroll);
  unmount();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
