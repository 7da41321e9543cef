import { tmpdir } from 'node:os';
import { gitThatWaits } from './git';

const signal = new AbortController().signal;

describe('a command of Git that waits', () => {
  it('is done, with what it has said, if something goes on that holds its output open', async () => {
    // as SSH does that keeps its connection for the next command
    const leaves = ['-c', 'alias.leave=!echo sent; sleep 10 &', 'leave'];
    const options = { signal, code: 'refused', limit: 60_000 } as const;
    expect(await gitThatWaits(tmpdir(), leaves, options)).toBe('sent\n');
  });
});
