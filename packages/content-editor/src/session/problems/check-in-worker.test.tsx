import { checkInWorker } from './check-in-worker';

/** A worker that tests let answer or fail. */
class FakeWorker {
  static last = new FakeWorker();
  onmessage: (event: object) => void = () => undefined;
  onerror: (event: Event) => void = () => undefined;
  readonly postMessage = jest.fn();
  constructor() {
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  Object.assign(window, { Worker: FakeWorker });
});

describe('the check in a worker', () => {
  it('returns the problems that the worker finds, in order', async () => {
    const check = checkInWorker('/check-worker.js');
    const answers = Promise.all([check({}, {}), check({}, {})]);
    FakeWorker.last.onmessage({ data: ['a mistake'] });
    FakeWorker.last.onmessage({ data: [] });
    await expect(answers).resolves.toEqual([['a mistake'], []]);
  });

  it('returns undefined, now and later, if the worker fails or can’t be loaded', async () => {
    const check = checkInWorker('/check-worker.js');
    const answers = Promise.all([check({}, {}), check({}, {})]);
    const failure = new Event('error', { cancelable: true });
    FakeWorker.last.onerror(failure);
    await expect(answers).resolves.toEqual([undefined, undefined]);
    await expect(check({}, {})).resolves.toBeUndefined();
    expect(failure.defaultPrevented).toBe(true);
  });
});
