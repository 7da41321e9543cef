import { contentForTests } from '../../tests/small-site/content-folder';
import { forgejoCase } from '../../tests/forgejo/forgejo-case';
import type { ForgejoVersion } from '../../tests/forgejo/forgejo-stand-in';
import { blobId } from '../../tests/github/repository';
import { edit } from '../../tests/stand-in/host-case';
import { hostedSiteForTests } from '../../tests/stand-in/hosted-site-for-tests';

/* What only Forgejo and Gitea have. */

const content = contentForTests();
const found = hostedSiteForTests(forgejoCase, content);

it.each<[ForgejoVersion, number]>([
  ['Forgejo 12', 1],
  // it is asked in the way of Forgejo first
  ['Gitea 1.24', 2],
])('reads texts together, in %s', async (version, requests) => {
  found.standIn.version = version;
  const snapshot = await (await found.open()).load();
  expect(snapshot?.files['contact.json']).toBe(content.read('contact.json'));
  const reading = found.standIn.requests.filter(forgejoCase.isReading);
  expect(reading.filter((name) => !forgejoCase.isPicture(name))).toHaveLength(requests);
});

it('reads texts file by file in an older version', async () => {
  found.standIn.version = 'Gitea 1.22';
  const snapshot = await (await found.open()).load();
  expect(snapshot?.files['contact.json']).toBe(content.read('contact.json'));
});

it('asks again for what an answer leaves out', async () => {
  found.standIn.mostFiles = 7;
  const snapshot = await (await found.open()).load();
  expect(Object.values(snapshot?.files ?? {}).every((text) => text !== '')).toBe(true);
});

it('reads a long list of files only as far as it has the content', async () => {
  found.standIn.treesPerPage = 10;
  found.standIn.repository.commit(
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`src/file-${index}.ts`, 'x'])),
    'Code',
  );
  const snapshot = await (await found.open()).load();
  expect(snapshot?.files['contact.json']).toBe(content.read('contact.json'));
  expect(snapshot?.pictures).toHaveProperty(['images/quilt-dawn.webp']);
  const pages = found.standIn.requests.filter((name) => name.includes('/git/trees/'));
  expect(pages.length).toBeLessThan(5);
});

it('opens with a picture that is larger than what the API gives out', async () => {
  const picture = Buffer.alloc(1_000_000, 1);
  found.standIn.repository.commit({ 'content/images/huge.webp': picture }, 'Huge');
  found.standIn.mostBytes = 900_000;
  const store = await found.open();
  expect((await store.load())?.pictures['images/huge.webp']).toEqual({
    width: Infinity,
    height: Infinity,
  });
  await expect(store.pictureUrl('images/huge.webp')).rejects.toThrow('larger than what');
});

it('does not open without a text that is larger than what the API gives out', async () => {
  found.standIn.mostBytes = 100;
  await expect(found.open()).rejects.toThrow('larger than what git.example.org gives out');
});

it('has the whole history, whatever a page of it has', async () => {
  found.standIn.pageSize = 4;
  for (let number = 1; number <= 17; number += 1)
    found.standIn.repository.commit({ 'content/contact.json': `${number}` }, `${number}`);
  const store = await found.open();
  const { publications, end } = await store.history({ file: 'contact.json' });
  const rest = await store.history({ file: 'contact.json', from: end });
  const after = [...publications, ...rest.publications].map(({ files }) => files[0]?.after);
  expect(after.slice(0, 17)).toEqual(Array.from({ length: 17 }, (_, index) => `${17 - index}`));
  expect(rest.end).toBeUndefined();
});

it('saves again on top of others whose push came first, which the API calls a failure', async () => {
  const store = await found.open();
  const change = await edit(store, 'contact.json', 'Elizabeth', 'Beckley');
  let isFirst = true;
  found.standIn.meet = (name) => {
    if (!isFirst || !forgejoCase.isSave(name)) return undefined;
    isFirst = false;
    found.standIn.repository.commit({ 'README.md': 'Words' }, 'Elsewhere');
    return Response.json({ message: 'push out of date' }, { status: 500 });
  };
  expect(await store.save([change], 'Contact')).toMatchObject({ result: 'saved' });
  const saved = found.standIn.repository.head.files.get('content/contact.json');
  expect(String(saved)).toContain('Beckley');
});

it('opens a site with many texts in five requests at most in Gitea, too, with those of the last build', async () => {
  found.standIn.version = 'Gitea 1.24';
  const { repository } = found.standIn;
  const names = Array.from({ length: 60 }, (_, index) => `content/services/more-${index}.json`);
  repository.commit(Object.fromEntries(names.map((name) => [name, name])), 'More');
  const files = [...repository.head.files.values()];
  const texts = Object.fromEntries(files.map((bytes) => [blobId(bytes), String(bytes)]));
  repository.commit({ [names[0] ?? '']: '{}', [names[1] ?? '']: '[]' }, 'Later');
  await found.open({ texts });
  const { requests } = found.standIn;
  expect(requests.filter((name) => !forgejoCase.isPicture(name))).toHaveLength(5);
});

it('opens and saves, also for review, with a token for the repository alone, which does not say whose it is', async () => {
  found.standIn.isLimited = true;
  const store = await found.open();
  expect(store.account).toMatchObject({ name: '', host: 'git.example.org' });
  const change = await edit(store, 'contact.json', 'Elizabeth', 'Beckley');
  expect(await store.save([change], 'Contact')).toMatchObject({ result: 'saved' });
  const reviewed = await found.open({ review: true });
  const next = await edit(reviewed, 'contact.json', 'Beckley', 'Elkins');
  expect(await reviewed.save([next], 'Contact')).toMatchObject({ result: 'saved' });
  expect(found.standIn.reviews[0]?.branch).toMatch(/^content\/editor\/\d+$/);
});
