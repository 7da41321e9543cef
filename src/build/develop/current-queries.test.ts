import { EventEmitter } from 'node:events';
import type { CreatePagesArgs } from 'gatsby';
import { keepQueriesCurrent } from './current-queries';

jest.mock('./missed-files', () => ({ missedFiles: () => () => undefined }));
jest.mock('./unwritten-results', () => ({ unwrittenResults: () => () => undefined }));

const emitter = new EventEmitter();
const touchNode = jest.fn();
const site = { id: 'Site' };
/** The files of the content; each is read as soon as its node has a child. */
let files: {
  readonly sourceInstanceName: string;
  readonly extension: string;
  readonly absolutePath: string;
  children: string[];
}[] = [];
const queries = {
  trackedQueries: new Map([
    ['/', { dirty: 0 }],
    ['sq--layout', { dirty: 0 }],
    ['/new', { dirty: -1 }],
  ]),
  dirtyQueriesListToEmitViaWebsocket: [] as string[],
};

/** Gatsby makes pages. */
function makePages(): Promise<void> {
  return keepQueriesCurrent(
    {
      actions: { touchNode },
      emitter,
      getNode: (id: string) => ({ id }),
      getNodesByType: (type: string) => (type === 'File' ? files : [site]),
      store: { getState: () => ({ queries }) },
    } as unknown as CreatePagesArgs,
    'content',
  );
}
const change = (event: string, type: string) =>
  emitter.emit(event, { payload: { internal: { type } } });

beforeAll(async () => {
  jest.useFakeTimers();
  await makePages();
});
beforeEach(async () => {
  files = [];
  await makePages();
  jest.advanceTimersByTime(3000);
});
afterAll(() => jest.useRealTimers());

it('lets every query run again, also one that depends on nothing since it failed', async () => {
  for (const query of queries.trackedQueries.values()) query.dirty = 0;
  queries.dirtyQueriesListToEmitViaWebsocket.length = 0;
  await makePages();
  expect([...queries.trackedQueries.values()].every(({ dirty }) => dirty > 0)).toBe(true);
  expect(queries.dirtyQueriesListToEmitViaWebsocket).toEqual(['/', 'sq--layout', '/new']);
});

it('lets Gatsby run a query that is new', async () => {
  queries.trackedQueries.set('/new', { dirty: -1 });
  await makePages();
  expect(queries.trackedQueries.get('/new')?.dirty).toBeGreaterThan(0);
});

it.each(['CREATE_NODE', 'DELETE_NODE'])(
  'lets Gatsby make pages again after a late %s, until it has',
  async (event) => {
    change(event, 'ContentPage');
    jest.advanceTimersByTime(3000);
    expect(touchNode).toHaveBeenCalledWith(site);
    await makePages();
    touchNode.mockClear();
    jest.advanceTimersByTime(3000);
    expect(touchNode).not.toHaveBeenCalled();
  },
);

it('touches nothing while Gatsby makes pages of a change, or after the pages themselves', async () => {
  change('CREATE_NODE', 'ContentPage');
  jest.advanceTimersByTime(700);
  await makePages();
  change('CREATE_NODE', 'SitePage');
  jest.advanceTimersByTime(3000);
  expect(touchNode).not.toHaveBeenCalled();
});

it('waits until a changed file was read', async () => {
  const file = {
    sourceInstanceName: 'content',
    extension: 'json',
    children: [] as string[],
    absolutePath: __filename,
  };
  files = [file];
  const done = jest.fn();
  const made = makePages().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  file.children.push('page');
  await made;
  expect(done).toHaveBeenCalled();
});

it('goes on without a file that can’t be read', async () => {
  files = [
    { sourceInstanceName: 'content', extension: 'json', children: [], absolutePath: __filename },
  ];
  jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(10_000);
  await expect(makePages()).resolves.toBeUndefined();
});

it('doesn’t wait for a file that is gone', async () => {
  files = [
    { sourceInstanceName: 'content', extension: 'json', children: [], absolutePath: '/gone' },
  ];
  const now = jest.spyOn(Date, 'now');
  await makePages();
  expect(now.mock.calls.length).toBeLessThan(2);
});
