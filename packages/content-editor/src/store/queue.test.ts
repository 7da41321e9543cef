import { queue } from './queue';

describe('a queue', () => {
  it('runs tasks one after the other', async () => {
    const run = queue();
    const done: string[] = [];
    let finish: () => void = () => undefined;
    const first = run(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push('first');
    });
    const second = run(() => Promise.resolve(done.push('second')));
    await Promise.resolve();
    finish();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
  });

  it('goes on after one that fails, which tells only whoever has asked for it', async () => {
    const run = queue();
    const first = run(() => Promise.reject(new Error('The disk is full.')));
    const second = run(() => Promise.resolve('done'));
    await expect(first).rejects.toThrow('The disk is full.');
    expect(await second).toBe('done');
  });
});
