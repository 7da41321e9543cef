import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';

const files = { 'pages/about.json': '{ "title": "Our Mission", "path": "/about" }' };

/** A session whose store first gives the last commit as it is told, and then can't read it. */
async function openWith(...commits: readonly (typeof files)[]) {
  const left = [...commits];
  const texts = () => {
    const next = left.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error('Git can’t read it.'));
  };
  const session = await openSession(memoryStore(files, { history: { texts } }).store);
  await session.readCommitted();
  return session;
}

describe('a session that reads its repository', () => {
  it('keeps what it knows of the last commit while that can’t be read', async () => {
    const session = await openWith(files);
    await session.readCommitted();
    expect(Object.keys(session.state.committed)).toEqual(['pages/about.json']);
    expect(session.state.failure).toBeUndefined();
  });

  it('says why nothing is known of the last commit', async () => {
    const session = await openWith();
    expect(session.state).toMatchObject({ failure: 'error', status: 'Git can’t read it.' });
  });

  it('says nothing of the last commit in place of another message', async () => {
    const session = await openWith();
    session.announce('Published.');
    await session.readCommitted();
    expect(session.state.status).toBe('Published.');
  });
});
