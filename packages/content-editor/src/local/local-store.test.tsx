import { localStore } from './local-store';

const store = localStore({ key: 'own', frame: '' });
const noAnswer = 'The editor has stopped. Start it again, as you did before.';

function respondWith(answer: (signal: AbortSignal) => Promise<Partial<Response>>) {
  const fetch = (_: string, { signal }: { readonly signal: AbortSignal }) => answer(signal);
  Object.assign(window, { fetch });
}

describe('the store on this computer', () => {
  it('reports a server that can’t be reached', async () => {
    respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(store.load()).rejects.toThrow(noAnswer);
  });

  it('gives up on a hanging server after a minute', async () => {
    const over = new AbortController();
    const timeout = jest.fn(() => over.signal);
    AbortSignal.timeout = timeout;
    respondWith(
      (given) =>
        new Promise((_, reject) => {
          given.addEventListener('abort', () => reject(given.reason as Error));
        }),
    );
    const loaded = store.load();
    over.abort(Object.assign(new Error('Late'), { name: 'TimeoutError' }));
    await expect(loaded).rejects.toThrow('The editor has not answered for a minute.');
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it.each([
    ['can’t be reached any more', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'stops in the midst of its answer',
      () =>
        Promise.resolve({ ok: true, json: () => Promise.reject(new TypeError('network error')) }),
    ],
  ])('doesn’t know what has become of a publication if the server %s', async (_, answer) => {
    respondWith(answer);
    const unknown = { result: 'refused', code: 'unanswered', details: noAnswer };
    const { signal } = new AbortController();
    expect(await store.publishing.publish({ message: 'Contact', writes: [] }, signal)).toEqual(
      unknown,
    );
    expect(await store.write?.([])).toEqual(unknown);
  });

  it.each([
    [403, '', 'The editor was restarted. Reload this page.'],
    [507, 'The disk is full.', 'The disk is full.'],
  ])('reports why a request was refused: %i', async (status, body, message) => {
    respondWith(() => Promise.resolve({ ok: false, status, text: () => Promise.resolve(body) }));
    await expect(store.load()).rejects.toThrow(message);
  });

  it('asks the server to stop a publication that is cancelled, and waits for what has become of it', async () => {
    const asked: string[] = [];
    let answer: (response: Partial<Response>) => void = () => undefined;
    const fetch = (address: string) => {
      asked.push(address);
      if (address !== '/api/publish') return Promise.resolve({ ok: true, json: () => null });
      return new Promise((resolve) => (answer = resolve));
    };
    Object.assign(window, { fetch });
    const cancelled = new AbortController();
    const sent = store.publishing.publish({ message: 'Contact', writes: [] }, cancelled.signal);
    cancelled.abort();
    expect(asked).toEqual(['/api/publish', '/api/cancel-publishing']);
    const published = { result: 'outdated' };
    answer({ ok: true, json: () => Promise.resolve(published) });
    expect(await sent).toEqual(published);
  });
});
