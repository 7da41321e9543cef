import { contentForTests } from '../../../tests/small-site/content-folder';
import { githubCase } from '../../../tests/github/github-case';
import { hostedSiteForTests } from '../../../tests/github/hosted-site';

/* What only GitHub has. */

const content = contentForTests();
const found = hostedSiteForTests(content);

describe('a repository at GitHub', () => {
  it('opens with a picture that is larger than what the API gives out', async () => {
    // docs.github.com/rest/git/blobs: "This endpoint supports blobs up to 100 megabytes in size."
    const answer = {
      message: 'The requested blob is too large to fetch via the API.',
      errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }],
    };
    found.standIn.meet = (name) =>
      githubCase.isPicture(name) ? Response.json(answer, { status: 403 }) : undefined;
    const store = await found.open();
    const pictures = Object.values((await store.load())?.pictures ?? {});
    expect(pictures).toContainEqual({ width: Infinity, height: Infinity });
    expect(store.pictures.url('images/quilt-dawn.webp', undefined)).toBe('');
  });

  it('reads a long text that GraphQL has cut off as a whole', async () => {
    const long = JSON.stringify({ words: 'x'.repeat(2000) });
    found.standIn.repository.commit({ 'content/services/long.json': long }, 'Long');
    found.standIn.longest = 1000;
    const snapshot = await (await found.open()).load();
    expect(snapshot?.files['services/long.json']).toBe(long);
  });
});
