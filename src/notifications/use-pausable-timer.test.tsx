import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { usePausableTimer } from './use-pausable-timer';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A timer of 1000 ms in strict mode, whose effects run twice. */
function startTimer(duration = 1000) {
  const onEnd = jest.fn();
  const { rerender, unmount } = renderHook(
    ({ paused }) => {
      usePausableTimer({ duration, paused, onEnd });
    },
    { initialProps: { paused: false }, wrapper: StrictMode },
  );
  const setPaused = (paused: boolean) => {
    rerender({ paused });
  };
  return { onEnd, setPaused, unmount };
}

test('T1: ends once, when the time has passed and not before', () => {
  const { onEnd } = startTimer();
  jest.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('T1: without an end it never ends', () => {
  const { onEnd } = startTimer(Infinity);
  jest.advanceTimersByTime(1e9);
  expect(onEnd).not.toHaveBeenCalled();
});

test('T3: resume continues with the time that was left', () => {
  const { onEnd, setPaused } = startTimer();
  jest.advanceTimersByTime(400);
  setPaused(true);
  jest.advanceTimersByTime(10_000);
  setPaused(false);
  jest.advanceTimersByTime(599);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('T3: many short pauses add nothing', () => {
  const { onEnd, setPaused } = startTimer();
  for (let run = 0; run < 9; run += 1) {
    jest.advanceTimersByTime(100);
    setPaused(true);
    jest.advanceTimersByTime(70);
    setPaused(false);
  }
  jest.advanceTimersByTime(99);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('T9: what is gone ends no more', () => {
  const { onEnd, unmount } = startTimer();
  unmount();
  jest.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
