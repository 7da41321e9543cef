import { isPagePending, startPending, stopPending, subscribeToPagePending } from './page-pending';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  stopPending();
  jest.useRealTimers();
});

it('is pending when a page has been loading for 300 ms, until it arrives', () => {
  startPending();
  jest.advanceTimersByTime(299);
  expect(isPagePending()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isPagePending()).toBe(true);
  stopPending();
  expect(isPagePending()).toBe(false);
});

it('tells its subscribers until they leave', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToPagePending(listener);
  startPending();
  jest.advanceTimersByTime(300);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  stopPending();
  expect(listener).toHaveBeenCalledTimes(1);
});
