import { sendMessage } from './send-message';

const form = document.createElement('form');
form.innerHTML =
  '<input name="name" data-field required value="June">' +
  '<input name="phone" data-field value="304">' +
  '<textarea name="message" data-field required>Hi</textarea><input name="_gotcha">';
const fields = [...form.querySelectorAll<HTMLInputElement>('[data-field]')];

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

it('sends the fields, optional ones too, encoded as by a browser', async () => {
  fetched.mockResolvedValue(json({ ok: true }));
  await sendMessage(form, url);
  const [[address, init] = []] = fetched.mock.calls;
  expect(address).toBe(url);
  expect(init?.body).toEqual(new URLSearchParams('name=June&phone=304&message=Hi&_gotcha='));
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', signal: 'in time' });
  expect(init?.headers).toEqual({ Accept: 'application/json' });
});

it.each([
  ['short', 'Hi', true],
  ['long', 'é'.repeat(10_001), false],
])('F12: sets keepalive depending on the size of a %s message', async (_name, text, keepalive) => {
  fetched.mockResolvedValue(redirect);
  const letter = document.createElement('form');
  letter.append(
    Object.assign(document.createElement('textarea'), { name: 'message', value: text }),
  );
  await sendMessage(letter, url);
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ keepalive }));
});

it.each([
  ['JSON with success', json({ success: true }), true],
  ['JSON without an error', json({ next: '/thanks', errors: [], error: null }), true],
  ['JSON with an empty object of errors', json({ success: true, errors: {} }), true],
  ['a redirect', redirect, true],
  ['JSON without success', json({ success: false }), false],
  ['JSON with "false" as a string', json({ success: 'false' }), false],
  ['JSON that is not ok', json({ ok: false }), false],
  ['JSON with an error', json({ error: 'spam' }), false],
  ['JSON with errors', json({ errors: [{ field: 'email' }] }), false],
  ['JSON that is a string', json('thanks'), false],
  ['null', json(null), false],
  ['an error status', json({ ok: true }, false), false],
  ['an HTML page', page, false],
])('F13: %s (%j) counts as sent: %p', async (_name, response, accepted) => {
  fetched.mockResolvedValue(response);
  expect(await sendMessage(form, url)).toBe(accepted ? 'accepted' : 'rejected');
});

it('F14: a failed request counts as not sent', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage(form, url)).toBe('rejected');
});

it('F12: while a message is being sent, all fields are read-only and no second one is sent', async () => {
  let respond: (response: Partial<Response>) => void = () => undefined;
  fetched.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const first = sendMessage(form, url);
  expect(await sendMessage(form, url)).toBe('busy');
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
  respond(json({ ok: true }));
  expect(await first).toBe('accepted');
  expect(fields.map(({ readOnly }) => readOnly)).toEqual([false, false, false]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await sendMessage(form, url);
  expect(fetched).toHaveBeenCalledTimes(2);
});
