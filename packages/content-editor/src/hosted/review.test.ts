import { contentForTests } from '../../tests/small-site/content-folder';
import { edit } from '../../tests/stand-in/host-case';
import { hostCases } from '../../tests/stand-in/host-cases';
import { refusal } from '../../tests/stand-in/mishaps';
import { hostedSiteForTests } from '../../tests/stand-in/hosted-site-for-tests';

/* Saves that somebody has to accept. */

const content = contentForTests();
describe.each(hostCases)('$name', (host) => {
  const site = hostedSiteForTests(host, content);

  const contact = 'contact.json';
  const open = () => site.open({ review: true });

  async function savePlace(from: string, to: string) {
    const store = await open();
    return store.save([await edit(store, contact, from, to)], 'Content: Contact\n\nThe place.');
  }

  it('goes to a branch of the user’s own, with a pull request', async () => {
    const start = site.standIn.repository.head;
    expect(await savePlace('Elizabeth', 'Beckley')).toMatchObject({
      result: 'saved',
      remark: expect.stringContaining(`waits for review as ${host.request} 1`) as string,
    });
    const { repository, reviews } = site.standIn;
    expect(repository.head).toBe(start);
    expect(reviews).toMatchObject([{ title: 'Content: Contact', state: 'OPEN' }]);
    const branch = reviews[0]?.branch ?? '';
    expect(branch).toMatch(/^content\/june\/\d{17}$/);
    expect(repository.headOf(branch).parents).toEqual([start.oid]);
  });

  it('goes on where it was, in the same pull request', async () => {
    await savePlace('Elizabeth', 'Beckley');
    await savePlace('Beckley', 'Charleston');
    expect(site.standIn.reviews).toHaveLength(1);
  });

  it('shows what waits, and knows what is public', async () => {
    await savePlace('Elizabeth', 'Beckley');
    const store = await open();
    expect((await store.load())?.files[contact]).toContain('Beckley');
    expect((await store.history.texts())[contact]).toContain('Elizabeth');
    expect(await store.publish.state()).toMatchObject({ isInReview: true });
  });

  it('is marked in the history as not public yet', async () => {
    await savePlace('Elizabeth', 'Beckley');
    const { publications } = await (await open()).history.publications({});
    expect(publications.map(({ isPublic }) => isPublic)).toEqual([false, true]);
  });

  it('starts anew once it was merged or refused', async () => {
    await savePlace('Elizabeth', 'Beckley');
    const [request] = site.standIn.reviews;
    if (request) request.state = 'MERGED';
    const store = await open();
    expect((await store.load())?.files[contact]).toContain('Elizabeth');
    expect(await store.publish.state()).toMatchObject({ isInReview: false });
    await savePlace('Elizabeth', 'Charleston');
    expect(site.standIn.reviews).toHaveLength(2);
  });

  it('is followed by the branch of the site once it was refused', async () => {
    const store = await open();
    const change = await edit(store, contact, 'Elizabeth', 'Beckley');
    await store.save([change], 'Contact');
    const [request] = site.standIn.reviews;
    if (request) request.state = 'CLOSED';
    // a single answer may be that of a server that doesn't know of the branch yet
    await store.load('');
    expect((await store.load(''))?.files[contact]).toContain('Elizabeth');
  });

  it('stays in view if a server doesn’t know of its branch yet', async () => {
    const store = await open();
    await store.save([await edit(store, contact, 'Elizabeth', 'Beckley')], 'Contact');
    const { branches } = site.standIn.repository;
    const branch = site.standIn.reviews[0]?.branch ?? '';
    const head = branches.get(branch) ?? '';
    branches.delete(branch);
    expect((await store.load(''))?.files[contact]).toContain('Beckley');
    branches.set(branch, head);
    expect((await store.load(''))?.files[contact]).toContain('Beckley');
  });

  it('is saved if only the pull request fails, and the next save opens it', async () => {
    site.standIn.meet = (name) => (host.isAsking(name) ? refusal(403) : undefined);
    expect(await savePlace('Elizabeth', 'Beckley')).toMatchObject({
      result: 'saved',
      remark: expect.stringContaining(`did not open a ${host.request}`) as string,
    });
    site.standIn.meet = () => undefined;
    expect(await savePlace('Beckley', 'Charleston')).toMatchObject({
      remark: expect.stringContaining(`${host.request} 1`) as string,
    });
  });

  it('leaves the branches of others alone', async () => {
    const { repository } = site.standIn;
    repository.branches.set('content/ada/1', repository.head.oid);
    repository.commit({ [`content/${contact}`]: '{}' }, 'Hers', 'Ada', 'content/ada/1');
    expect((await (await open()).load())?.files[contact]).toContain('Elizabeth');
  });
});
