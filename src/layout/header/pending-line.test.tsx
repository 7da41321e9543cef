import { act, render } from '@testing-library/react';
import { startPending, stopPending } from 'gatsby-plugin-navigation/page-pending';
import { PendingLine } from './pending-line';

const announcer = document.body.appendChild(document.createElement('div'));
announcer.id = 'gatsby-announcer';

const line = () => document.querySelector('[data-waiting]');

function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<PendingLine label="The page is loading" />);
  act(startPending);
});

afterEach(() => {
  act(stopPending);
  jest.useRealTimers();
});

test('X11: a fast page shows and announces nothing', () => {
  pass(299);
  act(stopPending);
  pass(10_000);
  expect(line()).toBeNull();
  expect(announcer).toBeEmptyDOMElement();
});

test('X11: a slow page shows a line and announces that it is loading until it arrives', () => {
  pass(300);
  expect(line()).toBeInTheDocument();
  expect(announcer).toHaveTextContent('The page is loading');
  act(stopPending);
  expect(line()).toBeNull();
  expect(announcer).toBeEmptyDOMElement();
});
