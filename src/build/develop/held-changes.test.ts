import { EventEmitter } from 'node:events';
import { holdChanges } from './held-changes';

const emitter = new EventEmitter();
const onChange = jest.fn();
emitter.on('ENQUEUE_NODE_MUTATION', onChange);
const change = (name: string) => emitter.emit('ENQUEUE_NODE_MUTATION', name);

beforeAll(() => jest.useFakeTimers());
beforeEach(() => {
  jest.runAllTimers();
  onChange.mockClear();
});
afterAll(() => jest.useRealTimers());

it('holds changes back until queries have run, and keeps their order', () => {
  change('before');
  holdChanges(emitter);
  change('first');
  change('second');
  for (let queries = 0; queries < 5; queries += 1) {
    jest.advanceTimersByTime(250);
    emitter.emit('PAGE_QUERY_RUN', {});
  }
  expect(onChange.mock.calls).toEqual([['before']]);
  jest.advanceTimersByTime(300);
  expect(onChange.mock.calls).toEqual([['before'], ['first'], ['second']]);
});

it('holds nothing back while Gatsby waits', () => {
  holdChanges(emitter);
  jest.runAllTimers();
  emitter.emit('QUERY_START', {});
  change('later');
  expect(onChange.mock.calls).toEqual([['later']]);
});

it('lets all other events pass', () => {
  const onOther = jest.fn();
  emitter.on('CREATE_NODE', onOther);
  holdChanges(emitter);
  emitter.emit('CREATE_NODE', 'node');
  expect(onOther).toHaveBeenCalledWith('node');
});
