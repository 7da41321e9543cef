import { localStore } from './local-store';

const store = localStore({ token: 'own', preview: '' });
const noAnswer = 'The editor has stopped. Start it again, as you did before.';

function respondWith(answer: (signal: AbortSignal) => Promise<Partial<Response>>) {
  const fetch = (_: string, { signal }: { readonly signal: AbortSignal }) => answer(signal);
  Object.assign(window, { fetch });
}

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
        given.addEventListener('abort', () => reject(new Error('Timeout')));
      }),
  );
  const saved = store.save([], '');
  over.abort();
  await expect(saved).rejects.toThrow(noAnswer);
  expect(timeout).toHaveBeenCalledWith(60_000);
});

it.each([
  [403, '', 'The editor was restarted. Reload this page.'],
  [507, 'The disk is full.', 'The disk is full.'],
])('reports why a request was refused: %i', async (status, body, message) => {
  respondWith(() => Promise.resolve({ ok: false, status, text: () => Promise.resolve(body) }));
  await expect(store.load()).rejects.toThrow(message);
});

it('says that a folder is no picture', async () => {
  const folder = { arrayBuffer: () => Promise.reject(new Error('It is a directory.')) };
  await expect(store.pictures.prepare(folder as unknown as Blob)).rejects.toThrow(
    'This can’t be read. Choose a picture.',
  );
});
