import { resolveObjectURL } from 'node:buffer';
import { loadedPicture } from '../../tests/helpers/loaded-picture';
import { describeStore } from '../../tests/helpers/store-contract';
import { contentForTests } from '../../tests/small-site/content-folder';
import { blobId } from '../../tests/github/repository';
import { edit, hostedSiteForTests, send } from '../../tests/github/hosted-site';
import { githubCase as host } from '../../tests/github/github-case';
import type { HostedStore } from './hosted-store';

const content = contentForTests();
const site = hostedSiteForTests(content);
let store: HostedStore;

beforeEach(async () => {
  store = await site.open();
});

describeStore('the one at GitHub', {
  store: () => store,
  writeElsewhere: (file, bytes) =>
    site.standIn.repository.commit({ [`content/${file}`]: bytes }, 'Elsewhere'),
});

const contact = 'contact.json';
const published = (file: string) =>
  String(site.standIn.repository.head.files.get(`content/${file}`));

describe('the store at a host', () => {
  it('opens the texts and the sizes of pictures in at most five requests', async () => {
    const snapshot = await store.load();
    expect(snapshot?.files[contact]).toBe(content.read(contact));
    expect(snapshot?.pictures['images/quilt-dawn.webp']).toHaveProperty('width');
    // the build knows the sizes of the pictures that it had; here it knows none
    const others = site.standIn.requests.filter((name) => !host.isPicture(name));
    expect(others).toHaveLength(host.counts.open);
  });

  it('opens a site of 60 pages and 100 services in at most five requests, of which one has changed', async () => {
    const service = content.read('services/ethical-ai-audits.json');
    const names = Array.from({ length: 160 }, (_, index) => `content/services/more-${index}.json`);
    site.standIn.repository.commit(
      Object.fromEntries(names.map((name) => [name, service + name])),
      'More',
    );
    const files = [...site.standIn.repository.head.files.values()];
    const texts = Object.fromEntries(files.map((bytes) => [blobId(bytes), String(bytes)]));
    site.standIn.repository.commit({ [names[0] ?? '']: '{}', [names[1] ?? '']: '[]' }, 'Later');
    site.standIn.requests.length = 0;
    const snapshot = await (await site.open({ texts })).load();
    expect(snapshot?.files['services/more-0.json']).toBe('{}');
    expect(Object.keys(snapshot?.files ?? {}).length).toBeGreaterThan(160);
    const { requests } = site.standIn;
    expect(requests.filter((name) => !host.isPicture(name)).length).toBeLessThanOrEqual(5);
  });

  it('opens on what others have published since it was signed in, however long it has waited for its turn', async () => {
    const email = '{ "email": "new@example.org" }';
    site.standIn.repository.commit({ [`content/${contact}`]: email }, 'New');
    expect((await store.load())?.files[contact]).toBe(email);
  });

  it('reads nothing more while nothing changes', async () => {
    const snapshot = await store.load();
    site.standIn.requests.length = 0;
    expect(await store.load(snapshot?.version)).toBeUndefined();
    expect(site.standIn.requests).toHaveLength(host.counts.poll);
  });

  it('reads only what others have changed', async () => {
    const snapshot = await store.load();
    site.standIn.repository.commit(
      { [`content/${contact}`]: '{ "email": "new@example.org" }' },
      'New',
    );
    site.standIn.requests.length = 0;
    const next = await store.load(snapshot?.version);
    expect(next?.files[contact]).toContain('new@example.org');
    expect(site.standIn.requests.filter(host.isReading)).toHaveLength(1);
  });

  describe('answers of a server that is behind', () => {
    /** Lets the host answer with the branch as it was, for as long as something takes. */
    const behind = async <Result>(oid: string, work: () => Promise<Result>) => {
      const { branches, head } = site.standIn.repository;
      branches.set('main', oid);
      const result = await work();
      branches.set('main', head.oid);
      return result;
    };

    it('don’t take back what others have committed, whether or not it was seen', async () => {
      const { repository } = site.standIn;
      const start = repository.head.oid;
      const between = repository.commit({ [`content/${contact}`]: '{ "email": "1" }' }, 'One').oid;
      repository.commit({ [`content/${contact}`]: '{ "email": "2" }' }, 'Two');
      const seen = await store.load('');
      expect(seen?.files[contact]).toContain('2');
      for (const oid of [start, between])
        expect(await behind(oid, () => store.load(seen?.version))).toBeUndefined();
    });

    it('don’t take back what was published', async () => {
      const start = site.standIn.repository.head.oid;
      const answer = await send(
        store,
        [await edit(store, contact, 'Elizabeth', 'Beckley')],
        'Contact',
      );
      const version = answer.result === 'done' ? answer.snapshot.version : '';
      expect(await behind(start, () => store.load(version))).toBeUndefined();
    });
  });

  it('follows a branch that was set back, once no server can lag behind for as long', async () => {
    const { branches, head } = site.standIn.repository;
    site.standIn.repository.commit({ [`content/${contact}`]: '{ "email": "1" }' }, 'One');
    const seen = await store.load('');
    branches.set('main', head.oid);
    const now = jest.spyOn(Date, 'now');
    expect(await store.load(seen?.version)).toBeUndefined();
    now.mockReturnValue(Date.now() + 60_000);
    expect((await store.load(seen?.version))?.files[contact]).toBe(content.read(contact));
    now.mockRestore();
  });

  it('follows a branch whose last commits were replaced', async () => {
    const seen = await store.load();
    const { branches, head } = site.standIn.repository;
    site.standIn.repository.commit({ [`content/${contact}`]: '{ "email": "1" }' }, 'One');
    await store.load(seen?.version);
    branches.set('main', head.oid);
    site.standIn.repository.commit({ [`content/${contact}`]: '{ "email": "2" }' }, 'Two');
    expect((await store.load(seen?.version))?.files[contact]).toContain('2');
  });

  it('makes one commit of a publication, with its record, in few requests', async () => {
    const change = await edit(store, contact, 'Elizabeth', 'Beckley');
    site.standIn.requests.length = 0;
    const answer = await send(store, [change], 'Content: Contact\n\nContact\n- The place.');
    expect(answer).toMatchObject({ result: 'done' });
    expect(site.standIn.requests).toHaveLength(host.counts.publish);
    expect(site.standIn.requests.filter(host.isPublication)).toHaveLength(1);
    expect(published(contact)).toContain('Beckley');
    expect(site.standIn.repository.head.message).toBe('Content: Contact\n\nContact\n- The place.');
    expect(published('site.json')).toBe(content.read('site.json'));
  });

  it('has what it has published without asking for it', async () => {
    const answer = await send(
      store,
      [await edit(store, contact, 'Elizabeth', 'Beckley')],
      'Contact',
    );
    const version = answer.result === 'done' ? answer.snapshot.version : '';
    expect(await store.load(version)).toBeUndefined();
  });

  it('counts what it has published as public', async () => {
    await send(store, [await edit(store, contact, 'Elizabeth', 'Beckley')], 'Contact');
    const { files } = await store.publishing.state();
    expect(files[contact]).toContain('Beckley');
    expect((await store.history.texts())[contact]).toContain('Beckley');
  });

  it('follows what others commit elsewhere while it publishes', async () => {
    const change = await edit(store, contact, 'Elizabeth', 'Beckley');
    site.standIn.meet = (name) => {
      if (host.isPublication(name) && site.standIn.repository.head.message === 'Start')
        site.standIn.repository.commit({ 'README.md': 'Words' }, 'Elsewhere');
      return undefined;
    };
    expect(await send(store, [change], 'Contact')).toMatchObject({ result: 'done' });
    expect(published(contact)).toContain('Beckley');
    expect(site.standIn.repository.head.files.has('README.md')).toBe(true);
  });

  it('refuses a change of what is no content', async () => {
    const change = { path: '../package.json', before: null, text: '{}' };
    await expect(send(store, [change], 'Package')).rejects.toThrow('no place for one of these');
  });

  it('has the address and the size of a picture that it has published', async () => {
    const base64 = Buffer.from(
      site.standIn.repository.head.files.get('content/images/quilt-dawn.webp') ?? '',
    ).toString('base64');
    const path = 'images/another.webp';
    expect(await send(store, [{ path, base64 }], 'Picture')).toMatchObject({
      snapshot: { pictures: { [path]: { width: expect.any(Number) as number } } },
    });
    expect(await loadedPicture(store.pictures, path)).toMatch(/^blob:/);
  });

  it('says who was the last to change a file, and when, where a merge has brought it', async () => {
    const { repository } = site.standIn;
    repository.branches.set('side', repository.head.oid);
    const text = content.read(contact).replace('Elizabeth', 'Beckley');
    const made = repository.commit({ [`content/${contact}`]: text }, 'Town', 'June', 'side');
    repository.merge('side');
    await store.load('');
    expect(await store.history.authorElsewhere(contact)).toBe('June');
    expect(await store.history.file(contact)).toEqual({ text, date: made.date });
  });

  it('frees a picture once the content has it no longer', async () => {
    const path = 'images/quilt-dawn.webp';
    const address = await loadedPicture(store.pictures, path);
    expect(resolveObjectURL(address)).toBeDefined();
    site.standIn.repository.commit({ [`content/${path}`]: null }, 'Without it');
    await store.load();
    expect(resolveObjectURL(address)).toBeUndefined();
  });

  it('has the history in words, and the pictures of the time before a commit', async () => {
    await send(store, [await edit(store, contact, 'Elizabeth', 'Beckley')], 'Contact');
    const { publications } = await store.history.publications({});
    expect(publications).toMatchObject([
      { author: 'june', isFirst: false, isPublic: true, files: [{ file: contact }] },
      { author: 'Ada Rivers', isFirst: true, files: [] },
    ]);
    expect(publications[0]?.files[0]?.before).toContain('Elizabeth');
    expect(publications[0]?.files[0]?.after).toContain('Beckley');
    const picture = 'images/quilt-dawn.webp';
    site.standIn.repository.commit({ [`content/${picture}`]: null }, 'Without it');
    await store.load('');
    const [last] = (await store.history.publications({})).publications;
    expect(last?.pictures).toEqual({ [picture]: 'deleted' });
    expect(await store.history.picture(picture, last?.revision)).toHaveProperty('base64');
    expect(await store.history.picture(picture)).toBeUndefined();
  });

  it('comes in parts that fit together', async () => {
    for (let number = 1; number <= 17; number += 1)
      site.standIn.repository.commit(
        { [`content/${contact}`]: `{ "number": ${number} }` },
        `${number}`,
      );
    await store.load('');
    const { publications, end } = await store.history.publications({ file: contact });
    expect(publications).toHaveLength(15);
    const rest = await store.history.publications({ file: contact, from: end });
    expect(rest.publications.map(({ files }) => files[0]?.after)).toEqual([
      '{ "number": 2 }',
      '{ "number": 1 }',
      undefined,
    ]);
    expect(rest.end).toBeUndefined();
  });

  it('says who is signed in, and forgets and revokes the token', async () => {
    expect(store.account).toMatchObject({ name: 'june', host: 'GitHub' });
    await store.account.signOut(false);
    expect(site.forget).toHaveBeenCalled();
    expect(site.standIn.tokens.has('github_pat_good')).toBe(true);
    await store.account.signOut(true);
    expect(site.standIn.tokens.has('github_pat_good')).toBe(false);
  });
});
