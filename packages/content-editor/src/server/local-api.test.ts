import { siteForTests } from '../../tests/helpers/published-site';
import { localApi } from './local-api';
import { Refusal } from './refusal';
import { windowsOfForm } from './windows';

const { mine } = siteForTests();

/** Answers requests for the content of a clone. */
const answerOf = () => {
  const content = { ...mine.content, edits: `${mine.folder}/.edited` };
  return localApi({ content, windows: windowsOfForm(() => undefined), frame: undefined }).answer;
};

const query = new URLSearchParams();

describe('what the server answers', () => {
  it('is that a publication is cancelled, also if that arrives before all of the publication', async () => {
    const answer = answerOf();
    let arrive: (body: Buffer) => void = () => undefined;
    const body = new Promise<Buffer>((resolve) => (arrive = resolve));
    const published = answer('/api/publish', query, () => body);
    await answer('/api/cancel-publishing', query, () => Promise.resolve(Buffer.from('')));
    const before = mine.read('content/contact.json');
    const text = before.replace('Elizabeth', 'Beckley');
    const writes = [{ path: 'contact.json', before, text }];
    arrive(Buffer.from(JSON.stringify({ message: 'Contact', writes })));
    expect(await published).toMatchObject({ result: 'refused', code: 'cancelled' });
    expect(mine.published('content/contact.json')).toBe(before);
  });

  it.each(['null', '{', '{ "entries": { "site.json": 1 }, "file": "pages/home.json" }'])(
    'is a refusal of a page that no form has sent: %s',
    async (body) => {
      const drawn = answerOf()('/api/shared-picture', query, () =>
        Promise.resolve(Buffer.from(body)),
      );
      await expect(drawn).rejects.toThrow(Refusal);
    },
  );
});
