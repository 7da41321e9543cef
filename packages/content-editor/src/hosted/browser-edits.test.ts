import type { EditsToKeep, OnTurn } from '../store/edits';
import { writeAtOnce } from '../store/write-at-once';
import { browserEdits } from './browser-edits';

// Node has no IndexedDB
jest.mock('idb-keyval');
jest.mock('../store/write-at-once', () => ({ writeAtOnce: jest.fn(() => Promise.resolve()) }));

const changes: EditsToKeep = new Map([['contact.json', undefined]]);

/**
 * The edits of a window, and what its browser does: it gives it the lock, has it stolen, or tells it that
 * another wants it.
 */
function openWindow(onTurn: (isOurs: boolean, edits: ReturnType<typeof browserEdits>) => unknown) {
  let give: () => Promise<void> = () => Promise.resolve();
  let steal: () => void = () => undefined;
  const request = (_name: string, _options: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      give = async () => {
        void hold().then(resolve);
        await nextTask();
      };
      steal = () => reject(new DOMException('Stolen', 'AbortError'));
    });
  const query = () => Promise.resolve({ held: [], pending: [] });
  Object.assign(globalThis, { navigator: { locks: { request, query } } });
  let channel: { onmessage?: () => unknown } = {};
  jest
    .spyOn(globalThis, 'BroadcastChannel')
    .mockImplementation(() => (channel = {}) as BroadcastChannel);
  const edits = browserEdits('a site');
  const told: OnTurn = async (isOurs) => {
    await onTurn(isOurs, edits);
  };
  edits.claim(told);
  return {
    edits,
    give: async () => {
      await nextTask();
      await give();
    },
    steal: async () => {
      steal();
      await nextTask();
    },
    tellOfAnother: () => Promise.resolve(channel.onmessage?.()),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('what is edited, in a browser', () => {
  it('is written by the window that has the lock', async () => {
    const { edits, give } = openWindow(() => undefined);
    await expect(edits.keep(changes)).rejects.toThrow('Another window has taken over.');
    await give();
    await edits.keep(changes);
    expect(writeAtOnce).toHaveBeenCalledTimes(1);
  });

  it('is written a last time before another window gets the lock, and not after it', async () => {
    const { edits, give, tellOfAnother } = openWindow(async (isOurs, own) => {
      if (!isOurs) await own.keep(changes);
    });
    await give();
    await tellOfAnother();
    expect(writeAtOnce).toHaveBeenCalledTimes(1);
    await expect(edits.keep(changes)).rejects.toThrow('Another window has taken over.');
  });

  it('is not written over by a window from which the lock was stolen', async () => {
    const late = jest.fn();
    const { give, steal } = openWindow(async (isOurs, own) => {
      if (!isOurs) await own.keep(changes).catch(late);
    });
    await give();
    await steal();
    expect(late).toHaveBeenCalledTimes(1);
    expect(writeAtOnce).not.toHaveBeenCalled();
  });
});
