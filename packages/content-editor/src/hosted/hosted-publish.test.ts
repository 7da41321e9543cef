import { contentForTests } from '../../tests/small-site/content-folder';
import { edit, hostedSiteForTests, send } from '../../tests/github/hosted-site';
import { githubCase as host, mishaps } from '../../tests/github/github-case';
import type { Mishap } from '../../tests/github/github-stand-in';
import { messageOf, ReloadNeeded } from '../store/failure';
import type { Outcome } from '../store/publishing';
import type { FileWrite } from '../store/content';
import type { HostedStore } from './hosted-store';

const content = contentForTests();
const site = hostedSiteForTests(content);
let store: HostedStore;
let change: FileWrite;

beforeEach(async () => {
  store = await site.open();
  change = await edit(store, 'contact.json', 'Elizabeth', 'Beckley');
});

const published = () => String(site.standIn.repository.head.files.get('content/contact.json'));

/** What a store says of a publication that it has refused. */
const detailsOf = (outcome: Outcome) => (outcome.result === 'refused' ? outcome.details : '');

/** Lets the requests of a name meet something. */
const meet = (mishap: () => Mishap, isMet = host.isPublication) => {
  site.standIn.meet = (name) => (isMet(name) ? mishap() : undefined);
};

describe('a publication at a host with mishaps', () => {
  it.each([...mishaps])('says so and commits nothing if %s', async (_, mishap, words) => {
    const { oid } = site.standIn.repository.head;
    meet(mishap);
    const said = send(store, [change], 'Contact').then(detailsOf, messageOf);
    expect(await said).toContain(words);
    expect(site.standIn.repository.head.oid).toBe(oid);
    // the next attempt works
    site.standIn.meet = () => undefined;
    expect(await send(store, [change], 'Contact')).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
  });

  it('commits nothing if it is cancelled before it is sent', async () => {
    const { oid } = site.standIn.repository.head;
    const cancelled = new AbortController();
    site.standIn.meet = () => {
      cancelled.abort();
      return undefined;
    };
    const request = { writes: [change], message: 'Contact' };
    expect(await store.publishing.publish(request, cancelled.signal)).toMatchObject({
      result: 'refused',
      code: 'cancelled',
    });
    expect(site.standIn.repository.head.oid).toBe(oid);
  });

  it('is published if only the answer was lost', async () => {
    meet(() => 'answer lost');
    expect(await send(store, [change], 'Contact')).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
  });

  it('is published if it was carried out, whatever the answer says', async () => {
    meet(() => ({ done: host.vague() }));
    expect(await send(store, [change], 'Contact')).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
  });

  it('may be published still if no answer came, even if the branch doesn’t have it yet', async () => {
    meet(() => 'offline');
    expect(await send(store, [change], 'Contact')).toMatchObject({ code: 'unanswered' });
  });

  it('notices later that it was published if the network stays away', async () => {
    let isGone = false;
    site.standIn.meet = (name) => {
      if (isGone) return 'offline';
      isGone = host.isPublication(name);
      return isGone ? 'answer lost' : undefined;
    };
    const answer = await send(store, [change], 'Contact');
    expect(answer).toMatchObject({ result: 'refused', code: 'unanswered' });
    site.standIn.meet = () => undefined;
    expect((await store.load(''))?.files['contact.json']).toContain('Beckley');
  });

  it('gives up politely while others keep committing', async () => {
    meet(() => {
      site.standIn.repository.commit({ 'README.md': String(Math.random()) }, 'Elsewhere');
      return host.refusal();
    });
    expect(await send(store, [change], 'Contact')).toMatchObject({
      result: 'refused',
      code: 'busy',
    });
  });

  it('forgets a token that has expired, and asks for a reload', async () => {
    site.standIn.tokens.clear();
    const sending = send(store, [change], 'Contact');
    await expect(sending).rejects.toThrow(ReloadNeeded);
    await expect(sending).rejects.toThrow('Sign in again');
    expect(site.forget).toHaveBeenCalled();
  });

  it('doesn’t ask for a reload where a token is asked for', async () => {
    await expect(site.open({ token: 'wrong' })).rejects.not.toThrow('Reload');
  });

  it.each([
    ['another token', { token: 'wrong' }, 'doesn’t accept your token'],
    ['another repository', { name: 'a/b' }, 'doesn’t find'],
    ['another branch', { branch: 'next' }, 'no branch “next”'],
    ['another folder', { folder: 'texts' }, 'a folder “texts”'],
  ])('does not open with %s', async (_, repository, words) => {
    await expect(site.open(repository)).rejects.toThrow(words);
  });

  it('does not open for somebody who may only read', async () => {
    site.standIn.mayWrite = false;
    await expect(site.open()).rejects.toThrow('signed in as june, who may read');
  });

  it('reads no file as empty because an answer lacks it', async () => {
    meet(host.lacking, host.isReading);
    await expect(site.open()).rejects.toThrow('can’t be read');
  });

  it('tells of no deleted file in the history because an answer lacks it', async () => {
    await send(store, [change], 'Contact');
    meet(host.lacking, host.isReading);
    await expect(store.history.publications({})).rejects.toThrow('can’t be read');
  });

  it('puts the token in no address and no error', async () => {
    meet(mishaps.find(([name]) => name.includes('understand'))?.[1] ?? (() => 'offline'));
    const error: unknown = await send(store, [change], 'Contact').catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).not.toContain('github_pat_good');
    expect(site.standIn.requests.join()).not.toContain('github_pat_good');
  });

  it('follows a repository that was renamed, at the start and in the midst of it', async () => {
    site.standIn.isRenamed = true;
    expect(await send(store, [change], 'Contact')).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
    const later = await site.open();
    const { publications } = await later.history.publications({});
    expect(publications[0]?.files[0]?.after).toContain('Beckley');
    expect(
      await send(later, [await edit(later, 'contact.json', 'Beckley', 'Elkins')], 'Contact'),
    ).toMatchObject({ result: 'done' });
  });

  it('loses nothing that others commit to the same file just before a publication is carried out', async () => {
    let isFirst = true;
    site.standIn.meet = (name) => {
      if (isFirst && host.isPublication(name)) {
        isFirst = false;
        const theirs = content.read('contact.json').replace('0142', '0199');
        site.standIn.repository.commit({ 'content/contact.json': theirs }, 'Elsewhere');
      }
      return undefined;
    };
    expect(await send(store, [change], 'Contact')).toEqual({ result: 'outdated' });
    expect(published()).toContain('0199');
    expect(published()).toContain('Elizabeth');
  });

  it('has what others commit to other files just before a publication is carried out', async () => {
    let isFirst = true;
    const file = 'content/services/ethical-ai-audits.json';
    const theirs = content
      .read('services/ethical-ai-audits.json')
      .replace('Ethical AI', 'Honest AI');
    site.standIn.meet = (name) => {
      if (isFirst && host.isPublication(name)) {
        isFirst = false;
        site.standIn.repository.commit({ [file]: theirs }, 'Elsewhere');
      }
      return undefined;
    };
    expect(await send(store, [change], 'Contact')).toMatchObject({
      result: 'done',
      snapshot: { files: { 'services/ethical-ai-audits.json': theirs } },
    });
    expect(published()).toContain('Beckley');
    expect(String(site.standIn.repository.head.files.get(file))).toBe(theirs);
  });
});
