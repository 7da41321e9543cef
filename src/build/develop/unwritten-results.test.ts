import { EventEmitter } from 'node:events';
import type { CreatePagesArgs } from 'gatsby';
import { unwrittenResults } from './unwritten-results';

const emitter = new EventEmitter();
const requested = jest.fn();
emitter.on('QUERY_RUN_REQUESTED', requested);

const query = { dirty: 0 };
const pagePaths = new Set<string>();
const look = unwrittenResults({
  emitter,
  store: {
    getState: () => ({
      queries: { trackedQueries: new Map([['/new', query]]) },
      pendingPageDataWrites: { pagePaths },
    }),
  },
} as unknown as CreatePagesArgs);

beforeEach(() => {
  pagePaths.clear();
  look();
  query.dirty = 0;
});

it('lets the query of a page run again whose result is still not written', () => {
  pagePaths.add('/new');
  look();
  look();
  expect(query.dirty).toBeGreaterThan(0);
  expect(requested).toHaveBeenCalledWith({ pagePath: '/new' });
});

it('leaves alone what is being written', () => {
  pagePaths.add('/new');
  look();
  pagePaths.clear();
  look();
  expect(query.dirty).toBe(0);
  expect(requested).not.toHaveBeenCalled();
});

it('leaves alone a page whose query has not run, since nobody looks at it', () => {
  query.dirty = 1;
  pagePaths.add('/new');
  look();
  look();
  expect(requested).not.toHaveBeenCalled();
});

it('leaves alone a page that is gone meanwhile', () => {
  pagePaths.add('/gone');
  look();
  look();
  expect(requested).not.toHaveBeenCalled();
});
