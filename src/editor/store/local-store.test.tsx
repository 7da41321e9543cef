import { localStore } from './local-store';

const store = localStore({ token: 'own', preview: undefined });
const doesNotAnswer = 'The editor’s program does not answer. Start it again with `npm run edit`.';

/** Lets the program answer. */
function answerWith(answer: (signal: AbortSignal) => Promise<Partial<Response>>) {
  const fetch = (_: string, { signal }: { readonly signal: AbortSignal }) => answer(signal);
  Object.assign(window, { fetch });
}

it('says that nobody answers', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(store.load()).rejects.toThrow(doesNotAnswer);
});

it('waits a minute for a program that hangs', async () => {
  const over = new AbortController();
  const timeout = jest.fn(() => over.signal);
  AbortSignal.timeout = timeout;
  answerWith(
    (given) =>
      new Promise((_, reject) => {
        given.addEventListener('abort', () => reject(new Error('Timeout')));
      }),
  );
  const saved = store.save([]);
  over.abort();
  await expect(saved).rejects.toThrow(doesNotAnswer);
  expect(timeout).toHaveBeenCalledWith(60_000);
});

it.each([
  [403, '', 'The editor’s program was started again. Load this page anew.'],
  [507, 'The disk is full.', 'The disk is full.'],
])('says why it was refused: %i', async (status, body, words) => {
  answerWith(() => Promise.resolve({ ok: false, status, text: () => Promise.resolve(body) }));
  await expect(store.load()).rejects.toThrow(words);
});
