import { windowsOfForm } from './windows';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Windows, and what each was told. */
function open() {
  const onLeft = jest.fn();
  const windows = windowsOfForm(onLeft);
  const openOne = (name: string, takesOver = false) => {
    const told: boolean[] = [];
    const leave = windows.open({ name, tell: (isTurn) => told.push(isTurn) }, takesOver);
    return { told, leave };
  };
  return { onLeft, windows, openOne };
}

describe('the server of several windows', () => {
  it('lets the first window write, and another one that asks once that is closed', () => {
    const { windows, openOne } = open();
    const first = openOne('first');
    const second = openOne('second');
    expect([first.told, second.told]).toEqual([[true], [false]]);
    expect(['first', 'second'].filter(windows.mayWrite)).toEqual(['first']);
    first.leave?.();
    expect(openOne('second').told).toEqual([true]);
    expect(['first', 'second'].filter(windows.mayWrite)).toEqual(['second']);
  });

  it('keeps no connection to a window that only waits', () => {
    const { openOne } = open();
    openOne('first');
    expect(openOne('second').leave).toBeUndefined();
  });

  it('lets a window that takes over write once the first has sent what was typed in it', () => {
    const { windows, openOne } = open();
    const first = openOne('first');
    const waiting = openOne('waiting');
    const second = openOne('second', true);
    expect(first.told).toEqual([true, false]);
    expect(windows.mayWrite('first')).toBe(true);
    first.leave?.();
    expect(second.told).toEqual([false, true]);
    expect(waiting.told).toEqual([false]);
  });

  it('doesn’t wait for a window that hangs', () => {
    const { windows, openOne } = open();
    openOne('first');
    const second = openOne('second', true);
    jest.advanceTimersByTime(2000);
    expect(second.told).toEqual([false, true]);
    expect(windows.mayWrite('first')).toBe(false);
  });

  it('tells when the last window was left, and takes a reload for no end', () => {
    const { onLeft, openOne } = open();
    openOne('first').leave?.();
    const reloaded = openOne('first');
    jest.runAllTimers();
    expect(onLeft).not.toHaveBeenCalled();
    reloaded.leave?.();
    jest.runAllTimers();
    expect(onLeft).toHaveBeenCalledTimes(1);
  });

  it('tells nothing once it is closed', () => {
    const { onLeft, windows, openOne } = open();
    openOne('first').leave?.();
    windows.close();
    jest.runAllTimers();
    expect(onLeft).not.toHaveBeenCalled();
  });
});
