import { sendMessage } from './send-message';

const form = document.createElement('form');
form.innerHTML =
  '<input name="name" required value="June"><textarea name="message" required>Hi</textarea><input name="_gotcha">';
const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')];

const url = 'https://forms.example.com/f/1';
const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  Object.assign(window, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => 'in time' });
});

const json = (body: unknown, ok = true): Partial<Response> => ({
  type: 'cors',
  ok,
  json: () => Promise.resolve(body),
});
const redirect: Partial<Response> = { type: 'opaqueredirect', ok: false };
const page: Partial<Response> = { type: 'basic', ok: true, json: () => Promise.reject(Error()) };

it('sends the fields as a browser would, and nothing else', async () => {
  fetched.mockResolvedValue(json({ ok: true }));
  await sendMessage(form, url, false);
  const [[address, init] = []] = fetched.mock.calls;
  expect(address).toBe(url);
  expect(init?.body).toEqual(new URLSearchParams('name=June&message=Hi&_gotcha='));
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', signal: 'in time' });
  expect(init?.headers).toEqual({ Accept: 'application/json' });
});

it.each([
  ['usual', 'Hi', true],
  ['long', 'é'.repeat(10_001), false],
])('F12: a %s message outlives the page where browsers allow it', async (_name, text, outlives) => {
  fetched.mockResolvedValue(redirect);
  const letter = document.createElement('form');
  letter.append(
    Object.assign(document.createElement('textarea'), { name: 'message', value: text }),
  );
  await sendMessage(letter, url, false);
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ keepalive: outlives }));
});

it.each([
  ['JSON that says yes', json({ success: true }), true],
  ['JSON that says nothing against it', json({ next: '/thanks', errors: [], error: null }), true],
  ['a redirect', redirect, true],
  ['JSON that says no', json({ success: false }), false],
  ['JSON that says no in a word', json({ success: 'false' }), false],
  ['JSON that is not ok', json({ ok: false }), false],
  ['JSON with a reason', json({ error: 'spam' }), false],
  ['JSON with reasons', json({ errors: [{ field: 'email' }] }), false],
  ['JSON that is no verdict', json('thanks'), false],
  ['nothing', json(null), false],
  ['an error', json({ ok: true }, false), false],
  ['a page', page, false],
])('F13: %s: %j counts as sent: %p', async (_name, answer, taken) => {
  fetched.mockResolvedValue(answer);
  expect(await sendMessage(form, url, false)).toBe(taken);
});

it.each([
  [page, true],
  [redirect, true],
  [json({}, false), false],
])('F13: where any answer will do, an error will not: %j is %p', async (answer, taken) => {
  fetched.mockResolvedValue(answer);
  expect(await sendMessage(form, url, true)).toBe(taken);
});

it('F14: without an answer nothing counts as sent', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage(form, url, false)).toBe(false);
});

it('F12: while a message is on its way, fields keep still and no second one is sent', async () => {
  let answer: (response: Partial<Response>) => void = () => undefined;
  fetched.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const first = sendMessage(form, url, false);
  expect(await sendMessage(form, url, false)).toBeUndefined();
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([true, true]);
  answer(json({ ok: true }));
  expect(await first).toBe(true);
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([false, false]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await sendMessage(form, url, false);
  expect(fetched).toHaveBeenCalledTimes(2);
});
