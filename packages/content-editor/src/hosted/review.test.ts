import { contentForTests } from '../../../../tests/helpers/content/content-copy';
import { edit, hostedSite } from '../../tests/github/hosted-site';
import { hostedPlace } from '../../tests/github/repository-files';

/* Saves that somebody has to accept. */

const content = contentForTests();
let site: ReturnType<typeof hostedSite>;

beforeEach(() => {
  site = hostedSite(content.root);
});

afterEach(() => {
  expect(site.github.faults).toEqual([]);
  jest.restoreAllMocks();
});

const contact = 'contact.json';
const open = () => site.open('github_pat_good', { ...hostedPlace, review: true });

async function savePlace(from: string, to: string) {
  const store = await open();
  return store.save([await edit(store, contact, from, to)], 'Content: Contact\n\nThe place.');
}

it('goes to a branch of the user’s own, with a pull request', async () => {
  const start = site.github.repository.head;
  expect(await savePlace('Elizabeth', 'Beckley')).toMatchObject({
    result: 'saved',
    remark: expect.stringContaining('waits for review as pull request 1') as string,
  });
  const { repository, pullRequests } = site.github;
  expect(repository.head).toBe(start);
  expect(pullRequests).toMatchObject([{ title: 'Content: Contact', state: 'OPEN' }]);
  const branch = pullRequests[0]?.branch ?? '';
  expect(branch).toMatch(/^content\/june\/\d{14}$/);
  expect(repository.headOf(branch).parents).toEqual([start.oid]);
});

it('goes on where it was, in the same pull request', async () => {
  await savePlace('Elizabeth', 'Beckley');
  await savePlace('Beckley', 'Charleston');
  expect(site.github.pullRequests).toHaveLength(1);
});

it('shows what waits, and knows what is public', async () => {
  await savePlace('Elizabeth', 'Beckley');
  const store = await open();
  expect((await store.load())?.files[contact]).toContain('Beckley');
  expect((await store.committedTexts())[contact]).toContain('Elizabeth');
  expect(await store.publication()).toMatchObject({ isInReview: true });
});

it('is marked in the history as not public yet', async () => {
  await savePlace('Elizabeth', 'Beckley');
  const { publications } = await (await open()).history({});
  expect(publications.map(({ isPublic }) => isPublic)).toEqual([false, true]);
});

it('starts anew once it was merged or refused', async () => {
  await savePlace('Elizabeth', 'Beckley');
  const [request] = site.github.pullRequests;
  if (request) request.state = 'MERGED';
  const store = await open();
  expect((await store.load())?.files[contact]).toContain('Elizabeth');
  expect(await store.publication()).toMatchObject({ isInReview: false });
  await savePlace('Elizabeth', 'Charleston');
  expect(site.github.pullRequests).toHaveLength(2);
});

it('is saved if only the pull request fails, and the next save opens it', async () => {
  site.github.meet = (name) =>
    name.endsWith('Request')
      ? Response.json({ data: null, errors: [{ type: 'FORBIDDEN', message: 'No.' }] })
      : undefined;
  expect(await savePlace('Elizabeth', 'Beckley')).toMatchObject({
    result: 'saved',
    remark: expect.stringContaining('did not open a pull request') as string,
  });
  site.github.meet = () => undefined;
  expect(await savePlace('Beckley', 'Charleston')).toMatchObject({
    remark: expect.stringContaining('pull request 1') as string,
  });
});

it('leaves the branches of others alone', async () => {
  const { repository } = site.github;
  repository.branches.set('content/ada/1', repository.head.oid);
  repository.commit({ [`content/${contact}`]: '{}' }, 'Hers', 'Ada', 'content/ada/1');
  expect((await (await open()).load())?.files[contact]).toContain('Elizabeth');
});
