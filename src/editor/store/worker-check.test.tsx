import { workerCheck } from './worker-check';

/** A worker that tests let answer or fail. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: object) => void = () => undefined;
  onerror: (event: Event) => void = () => undefined;
  readonly postMessage = jest.fn<undefined, [{ readonly id: number }]>();
  readonly terminate = jest.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  answer(...problems: readonly string[]) {
    for (const [{ id }] of this.postMessage.mock.calls) this.onmessage({ data: { id, problems } });
  }
  fail() {
    this.onerror(new Event('error', { cancelable: true }));
  }
}

const worker = (index: number) => {
  const found = FakeWorker.all[index];
  if (!found) throw new Error(`There is no worker ${index}.`);
  return found;
};

beforeEach(() => {
  FakeWorker.all = [];
  Object.assign(window, { Worker: FakeWorker });
  jest.useFakeTimers();
});

it('returns the problems that the worker finds', async () => {
  const answer = workerCheck()({}, {});
  worker(0).answer('a mistake');
  await expect(answer).resolves.toEqual(['a mistake']);
  jest.runAllTimers();
  expect(FakeWorker.all).toHaveLength(1);
});

it.each([
  ['fails or can’t be loaded', (each: FakeWorker) => each.fail()],
  ['hangs', () => jest.advanceTimersByTime(10_000)],
])('starts a second worker if the first one %s', async (_, end) => {
  const answer = workerCheck()({}, {});
  end(worker(0));
  expect(worker(0).terminate).toHaveBeenCalled();
  worker(1).answer('a mistake');
  await expect(answer).resolves.toEqual(['a mistake']);
});

it('starts one second worker for two pending checks', async () => {
  const check = workerCheck();
  const answers = Promise.all([check({}, {}), check({}, {})]);
  jest.advanceTimersByTime(10_000);
  expect(FakeWorker.all).toHaveLength(2);
  worker(1).answer('a mistake');
  await expect(answers).resolves.toEqual([['a mistake'], ['a mistake']]);
});

it.each([
  ['fails', (each: FakeWorker) => each.fail()],
  ['hangs', () => jest.advanceTimersByTime(10_000)],
])('returns undefined, now and later, if the second worker %s, too', async (_, end) => {
  const check = workerCheck();
  const answer = check({}, {});
  end(worker(0));
  end(worker(1));
  await expect(answer).resolves.toBeUndefined();
  await expect(check({}, {})).resolves.toBeUndefined();
  expect(FakeWorker.all).toHaveLength(2);
});

it('keeps working if workers are lost now and then, as when the computer sleeps', async () => {
  const check = workerCheck();
  for (const night of [0, 1, 2]) {
    const answer = check({}, {});
    jest.advanceTimersByTime(10_000);
    worker(night + 1).answer('a mistake');
    await expect(answer).resolves.toEqual(['a mistake']);
  }
});
