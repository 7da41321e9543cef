import { openPages } from './open-pages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells when the last page was left', () => {
  const onLeft = jest.fn();
  const pages = openPages(onLeft);
  pages.note('first', true);
  pages.note('second', true);
  pages.note('first', false);
  jest.runAllTimers();
  expect(onLeft).not.toHaveBeenCalled();
  pages.note('second', false);
  jest.runAllTimers();
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('takes a reload for no end', () => {
  const onLeft = jest.fn();
  const pages = openPages(onLeft);
  pages.note('first', true);
  pages.note('first', false);
  pages.note('reloaded', true);
  jest.runAllTimers();
  expect(onLeft).not.toHaveBeenCalled();
});

it('tells nothing once it is closed', () => {
  const onLeft = jest.fn();
  const pages = openPages(onLeft);
  pages.note('first', true);
  pages.note('first', false);
  pages.close();
  jest.runAllTimers();
  expect(onLeft).not.toHaveBeenCalled();
});
