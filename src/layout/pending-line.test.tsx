import { act, render } from '@testing-library/react';
import { stopPending, startPending } from './use-page-pending';
import { PendingLine } from './pending-line';

const announcer = document.body.appendChild(document.createElement('div'));
announcer.id = 'gatsby-announcer';

const thread = () => document.querySelector('[data-waiting]');

function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<PendingLine words="The page is loading" />);
  act(startPending);
});

afterEach(() => {
  act(stopPending);
  jest.useRealTimers();
});

test('X11: what comes at once is not worth a word', () => {
  pass(299);
  act(stopPending);
  pass(10_000);
  expect(thread()).toBeNull();
  expect(announcer).toBeEmptyDOMElement();
});
