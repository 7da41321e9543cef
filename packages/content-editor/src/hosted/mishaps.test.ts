import { contentForTests } from '../../../../tests/helpers/content/content-copy';
import type { Mishap } from '../../tests/github/github-stand-in';
import { edit, hostedSite } from '../../tests/github/hosted-site';
import { hostedPlace } from '../../tests/github/repository-files';
import { OutdatedPage } from '../session/failure';
import type { Change, Store } from '../session/store';

const content = contentForTests();
let site: ReturnType<typeof hostedSite>;
let store: Store;
let change: Change;

beforeEach(async () => {
  site = hostedSite(content.root);
  store = await site.open();
  change = await edit(store, 'contact.json', 'Elizabeth', 'Beckley');
});

afterEach(() => {
  expect(site.github.faults).toEqual([]);
  jest.restoreAllMocks();
});

const published = () => String(site.github.repository.head.files.get('content/contact.json'));

/** Lets the requests of a name meet something. */
const meet = (mishap: () => Mishap, isMet = (name: string) => name.endsWith('Save')) => {
  site.github.meet = (name) => (isMet(name) ? mishap() : undefined);
};
const graphError = (type: string, message = 'No.') =>
  Response.json({ data: null, errors: [{ type, message }] });
const refusal = (status: number, headers: Record<string, string> = {}, message = 'No.') =>
  Response.json({ message }, { status, headers });

it.each<[string, () => Mishap, string]>([
  ['the network is gone', () => 'offline', 'Try again when you are online'],
  ['the answer is cut off', () => new Response('{"data": {"create'), 'can’t be read'],
  ['the answer lacks a part', () => Response.json({ data: {} }), 'can’t be read'],
  ['GitHub has an outage', () => refusal(502), 'couldn’t answer'],
  ['the token lacks a right', () => graphError('FORBIDDEN'), 'Contents: Read and write'],
  ['the token lacks a right of REST', () => refusal(403), 'Contents: Read and write'],
  ['there were too many requests', () => graphError('RATE_LIMITED'), 'Try again in a minute'],
  ['GitHub wants a pause', () => refusal(403, { 'retry-after': '300' }), 'Try again in 5 minutes'],
  [
    'the hour is used up',
    () =>
      refusal(403, {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.now() / 1000 + 590),
      }),
    'Try again in 10 minutes',
  ],
  ['it is too large', () => refusal(413), 'too much for one save'],
  ['GitHub doesn’t understand', () => refusal(422, {}, 'Odd input'), 'It says: “Odd input”'],
  [
    'a rule protects the branch',
    () => graphError('UNPROCESSABLE', 'Repository rule violations found'),
    'It says: “Repository rule violations found”',
  ],
])('says so and commits nothing if %s', async (_, mishap, words) => {
  const { oid } = site.github.repository.head;
  meet(mishap);
  await expect(store.save([change], 'Contact')).rejects.toThrow(words);
  expect(site.github.repository.head.oid).toBe(oid);
  // the next attempt works
  site.github.meet = () => undefined;
  expect(await store.save([change], 'Contact')).toMatchObject({ result: 'saved' });
  expect(published()).toContain('Beckley');
});

it('is saved if only the answer was lost', async () => {
  meet(() => 'answer lost');
  expect(await store.save([change], 'Contact')).toMatchObject({ result: 'saved' });
  expect(published()).toContain('Beckley');
});

it('notices later that it was saved if the network stays away', async () => {
  let isGone = false;
  site.github.meet = (name) => {
    if (isGone) return 'offline';
    isGone = name.endsWith('Save');
    return isGone ? 'answer lost' : undefined;
  };
  await expect(store.save([change], 'Contact')).rejects.toThrow('when you are online');
  site.github.meet = () => undefined;
  expect((await store.load(''))?.files['contact.json']).toContain('Beckley');
});

it('gives up politely while others keep committing', async () => {
  meet(() => graphError('STALE_DATA'));
  await expect(store.save([change], 'Contact')).rejects.toThrow('Others are saving');
});

it('forgets a token that has expired, and asks for a reload', async () => {
  site.github.tokens.clear();
  const saving = store.save([change], 'Contact');
  await expect(saving).rejects.toThrow(OutdatedPage);
  await expect(saving).rejects.toThrow('sign in again');
  expect(site.forget).toHaveBeenCalled();
});

it.each([
  ['another token', 'wrong', hostedPlace, 'doesn’t accept your token'],
  ['another repository', undefined, { ...hostedPlace, repository: 'a/b' }, 'doesn’t find'],
  ['another branch', undefined, { ...hostedPlace, branch: 'next' }, 'no branch “next”'],
])('does not open with %s', async (_, token, place, words) => {
  await expect(site.open(token, place)).rejects.toThrow(words);
});

it('does not open for somebody who may only read', async () => {
  site.github.permission = 'READ';
  await expect(site.open()).rejects.toThrow('signed in as june, who may read');
});

it('reads no file as empty because an answer lacks it', async () => {
  meet(
    () => Response.json({ data: { repository: {} } }),
    (name) => name.endsWith('Files'),
  );
  await expect(site.open()).rejects.toThrow('can’t be read');
});

it('tells of no deleted file in the history because an answer lacks it', async () => {
  await store.save([change], 'Contact');
  meet(
    () => Response.json({ data: { repository: {} } }),
    (name) => name.endsWith('Files'),
  );
  await expect(store.history({})).rejects.toThrow('can’t be read');
});

it('puts the token in no address and no error', async () => {
  meet(() => refusal(422, {}, 'Odd input'));
  const error: unknown = await store.save([change], 'Contact').catch((thrown: unknown) => thrown);
  expect(String(error)).not.toContain('github_pat');
  expect(site.github.requests.join()).not.toContain('github_pat');
});
