import type { KeptEdit } from '../store/edits';
import type { Journal, JournalEntry } from './journal';
import { localEdits } from './local-edits';
import type { Ask } from './ask';

const path = 'contact.json';
const typed = (location: string): KeptEdit => ({ base: '{}', value: { location } });

/** A server that keeps edits while it runs, and a browser with a journal, in which windows are opened. */
function open() {
  const kept = new Map<string, KeptEdit>();
  let entries: readonly JournalEntry[] = [];
  const removals: number[] = [];
  const server = { isRunning: true, losesAnswers: false, refusals: [false] };
  const journal: Journal = {
    read: () => Promise.resolve(entries),
    add: (entry) => {
      entries = [...entries, entry];
      return Promise.resolve();
    },
    remove: (numbers) => {
      removals.push(numbers.length);
      const gone = new Set(numbers.map(String));
      entries = entries.filter(({ number }) => !gone.has(String(number)));
      return Promise.resolve();
    },
  };
  const ask = ((route, { body }) => {
    if (!server.isRunning) return Promise.reject(new Error('The editor has stopped.'));
    if (route === '/api/edits') return Promise.resolve([...kept]);
    if (server.refusals.shift()) return Promise.reject(new Error('The disk is full.'));
    for (const [file, edit] of body as readonly (readonly [string, KeptEdit | null])[])
      if (edit) kept.set(file, edit);
      else kept.delete(file);
    return server.losesAnswers ? Promise.reject(new Error('No answer.')) : Promise.resolve(null);
  }) as Ask;
  let time = 0;
  const openWindow = () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce((time += 1));
    return localEdits({ ask, key: '', journal, window: 'this one' });
  };
  return { kept, server, openWindow, held: () => entries.length, removals };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const write = (edits: ReturnType<typeof localEdits>, location: string | undefined) =>
  edits.keep(new Map([[path, location === undefined ? undefined : typed(location)]]));

describe('a browser of this computer', () => {
  it('holds a change until the server has it', async () => {
    const { kept, openWindow, held } = open();
    const edits = openWindow();
    const writing = write(edits, 'Elkins');
    expect(held()).toBe(1);
    await writing;
    expect(held()).toBe(0);
    expect(kept.get(path)).toEqual(typed('Elkins'));
  });

  it('has what was typed while the server was dead, as one change', async () => {
    const { server, openWindow, kept } = open();
    const edits = openWindow();
    await edits.read();
    await write(edits, 'E');
    server.isRunning = false;
    await expect(write(edits, 'El')).rejects.toThrow('has stopped');
    await expect(write(edits, 'Elk')).rejects.toThrow('has stopped');
    server.isRunning = true;
    const { unconfirmed, settle } = await openWindow().read();
    expect(unconfirmed).toEqual([{ path, before: typed('E'), after: typed('Elk') }]);
    expect(kept.get(path)).toEqual(typed('E'));
    await settle();
    expect((await openWindow().read()).unconfirmed).toEqual([]);
  });

  it('knows that the server has some of the changes whose answers were lost', async () => {
    const { server, openWindow } = open();
    const edits = openWindow();
    await edits.read();
    server.losesAnswers = true;
    await write(edits, 'E').catch(() => undefined);
    server.isRunning = false;
    await write(edits, 'El').catch(() => undefined);
    server.isRunning = true;
    const { unconfirmed } = await openWindow().read();
    expect(unconfirmed).toEqual([{ path, before: typed('E'), after: typed('El') }]);
  });

  it('tells from what a change began if another browser has changed the same since', async () => {
    const { server, openWindow, kept } = open();
    const edits = openWindow();
    await edits.read();
    await write(edits, 'E');
    server.isRunning = false;
    await write(edits, undefined).catch(() => undefined);
    server.isRunning = true;
    kept.set(path, typed('Beckley'));
    const { unconfirmed } = await openWindow().read();
    expect(unconfirmed).toEqual([{ path, before: typed('E'), after: undefined }]);
  });

  it('forgets earlier changes once a later one, which has them, is kept', async () => {
    const { server, openWindow, held } = open();
    const edits = openWindow();
    server.isRunning = false;
    await write(edits, 'E').catch(() => undefined);
    server.isRunning = true;
    await write(edits, 'El');
    expect(held()).toBe(0);
  });

  it('holds a change that was refused while one of another file was on its way, and sends both', async () => {
    const { server, openWindow, kept, held } = open();
    const edits = openWindow();
    server.refusals = [true];
    const site = 'site.json';
    const results = await Promise.allSettled([
      write(edits, 'Elkins'),
      edits.keep(new Map([[site, typed('Weston')]])),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(new Map(kept)).toEqual(
      new Map([
        [path, typed('Elkins')],
        [site, typed('Weston')],
      ]),
    );
    expect(held()).toBe(0);
  });

  it('holds what was typed while an earlier change was on its way, until that is kept, too', async () => {
    const { server, openWindow, kept, held } = open();
    const edits = openWindow();
    await edits.read();
    server.refusals = [false, true];
    const first = write(edits, 'E');
    await nextTask();
    const [later] = await Promise.allSettled([write(edits, 'El'), first]);
    expect(later.status).toBe('rejected');
    expect(kept.get(path)).toEqual(typed('E'));
    expect(held()).toBe(1);
    const { unconfirmed } = await openWindow().read();
    expect(unconfirmed).toEqual([{ path, before: typed('E'), after: typed('El') }]);
  });

  it('sends nothing anew that another window has taken over', async () => {
    const { server, openWindow, kept } = open();
    const edits = openWindow();
    await edits.read();
    server.refusals = [true];
    await expect(write(edits, 'E')).rejects.toThrow();
    kept.set(path, typed('Elkins'));
    // this window takes it back
    await (await edits.read()).settle();
    await edits.keep(new Map([['site.json', typed('Weston')]]));
    expect(kept.get(path)).toEqual(typed('Elkins'));
  });

  it('forgets each change once, however long the window is open', async () => {
    const { openWindow, removals } = open();
    const edits = openWindow();
    await write(edits, 'E');
    await write(edits, 'El');
    await Promise.all([write(edits, 'Elk'), write(edits, 'Elki')]);
    expect(removals).toEqual([1, 1, 2]);
  });
});
