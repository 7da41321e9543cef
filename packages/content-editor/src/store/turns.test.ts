import { turns } from './turns';

it('runs works one after the other', async () => {
  const inTurn = turns();
  const done: string[] = [];
  let finish: () => void = () => undefined;
  const first = inTurn(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('first');
  });
  const second = inTurn(() => Promise.resolve(done.push('second')));
  await Promise.resolve();
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

it('goes on after one that fails, which tells only whoever has asked for it', async () => {
  const inTurn = turns();
  const first = inTurn(() => Promise.reject(new Error('The disk is full.')));
  const second = inTurn(() => Promise.resolve('done'));
  await expect(first).rejects.toThrow('The disk is full.');
  expect(await second).toBe('done');
});
