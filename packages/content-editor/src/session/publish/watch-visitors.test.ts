import { openContact } from '../../../tests/helpers/editor-session';
import type { PublicSite } from '../../store/publishing';
import { watchVisitors } from './watch-visitors';

const address = 'https://site.example';
const [start, minute] = [new Date('2026-06-01T10:42:00').getTime(), 60_000];

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

/** A session whose content is public, and what the public site answers each time; the last answer stays. */
async function watch(...answers: readonly (boolean | 'fails' | undefined)[]) {
  const left = [...answers];
  const ask = jest.fn((): Promise<PublicSite> => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === 'fails') return Promise.reject(new Error('No network.'));
    return Promise.resolve({ address, isLatest: answer });
  });
  const opened = await openContact();
  const { session } = opened;
  const publish = (files = session.state.base.files) =>
    session.dispatch({
      type: 'public state read',
      publicState: { files, pictures: {} },
    });
  publish();
  const stop = watchVisitors(session, ask);
  const later = (time: number) => jest.advanceTimersByTimeAsync(time);
  await later(0);
  return { ...opened, ask, publish, stop, later, seen: () => session.state.visitors };
}

describe('the watch of what visitors see', () => {
  it('knows at once that visitors see everything, and asks no more', async () => {
    const { seen, ask, later } = await watch(true);
    expect(seen()).toEqual({ site: 'latest', address });
    await later(60 * minute);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks while the site is being built, and says since when it shows the change', async () => {
    const { seen, later } = await watch(false, false, true);
    expect(seen()).toEqual({ site: 'building', address });
    await later(minute);
    expect(seen()).toEqual({ site: 'latest', address, since: start + 20_000 });
  });

  it('says that a build is late, and goes on asking', async () => {
    const answers = Array.from({ length: 100 }, () => false);
    const { seen, later, ask } = await watch(...answers, true);
    await later(16 * minute);
    expect(seen()).toEqual({ site: 'late', address });
    const asked = ask.mock.calls.length;
    await later(10 * minute);
    expect(ask.mock.calls.length).toBeGreaterThan(asked);
    expect(seen()?.site).toBe('latest');
  });

  it.each(['fails', undefined] as const)(
    'claims nothing if the site says nothing (%s)',
    async (answer) => {
      expect((await watch(answer)).seen()).toBeUndefined();
    },
  );

  it('asks again after a question that had no answer', async () => {
    const { seen, later } = await watch(false, 'fails', true);
    await later(minute);
    expect(seen()?.site).toBe('latest');
  });

  it('claims nothing about what is not public', async () => {
    const { session, seen, publish, ask, later } = await watch(true);
    publish({ 'contact.json': '{}' });
    expect(seen()).toBeUndefined();
    publish();
    await later(0);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(seen()?.site).toBe('latest');
    expect(session.state.status).toBe('');
  });

  it('asks once about one state, however often that is read', async () => {
    const { publish, ask, later } = await watch(true);
    publish();
    await later(minute);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('takes the place of “Published.”, but of nothing while changes are not published', async () => {
    const { session, later } = await watch(false, true);
    session.change('location', 'Beckley, WV');
    session.announce('Pasted.');
    await later(minute);
    expect(session.state.status).toBe('Pasted.');
  });

  it('ends', async () => {
    const { stop, ask, later } = await watch(false);
    stop();
    await later(60 * minute);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
