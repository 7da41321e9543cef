import { followTurn } from './turn';

/** An answer of the server, which ends or goes on. */
function answer(text: string, goesOn: boolean): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      if (!goesOn) controller.close();
    },
  });
  return new Response(body);
}

describe('a window that waits', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks again, until it has taken over', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    asked.mockImplementation(() => Promise.resolve(answer('others\n', false)));
    const told: boolean[] = [];
    const takeOver = followTurn('key', 'this one', (isOurs) => {
      told.push(isOurs);
      return Promise.resolve();
    });
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockImplementation(() => Promise.resolve(answer('yours\n', true)));
    takeOver();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(told).toEqual([false, true]);
  });
});
