import { render, screen } from '@testing-library/react';
import { Notifications } from './notifications';
import { loadViewport } from './notify';

/** What jsdom lacks: the visible part of the page. */
class VisibleArea extends EventTarget {
  #offset = 0;
  readonly onRead = jest.fn();
  onscroll = jest.fn();

  get offsetTop(): number {
    this.onRead();
    return this.#offset;
  }

  move(event: string, to: number): void {
    this.#offset = to;
    this.dispatchEvent(new Event(event));
  }
}

let area: VisibleArea;

const words = { notifications: 'Notifications (F8)', noNotifications: '', closeNotification: '' };

const place = () => screen.getByRole('region').style.translate;

beforeAll(loadViewport);

beforeEach(() => {
  area = new VisibleArea();
  Object.assign(window, { visualViewport: area });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

it.each(['scroll', 'resize'])('follows the visible part of the page on %s', (event) => {
  render(<Notifications words={words} />);
  area.move(event, 120);
  expect(place()).toBe('0 120px');
  area.move(event, 0);
  expect(place()).toBe('0 0px');
});

it('leaves the handlers of others alone, and no listener behind', () => {
  const { onscroll } = area;
  const added = jest.spyOn(area, 'addEventListener');
  const { unmount } = render(<Notifications words={words} />);
  expect(area.onscroll).toBe(onscroll);
  expect(added).toHaveBeenCalledTimes(2);
  unmount();
  area.onRead.mockClear();
  area.move('scroll', 120);
  area.move('resize', 120);
  expect(area.onRead).not.toHaveBeenCalled();
});
