import {
  openEntries,
  pageWithLinks,
  pageWithServices,
  retype,
} from '../../../tests/helpers/editor-renames';
import { titleInForm } from '../titles/titles';
import { publishEdits } from './send-edits';
import { publicationSummaries, editSummaries, commitMessageOf } from './summaries';

const [page, links, audits] = ['pages/services.json', 'pages/links.json', 'services/audits.json'];

/** A session with a service, and pages that refer to it and to each other. */
async function open() {
  const { session } = await openEntries({
    [page]: pageWithServices('audits', 'strategy'),
    [links]: pageWithLinks('/links', '/services'),
    [audits]: { slug: 'audits', title: 'Audits' },
    'services/strategy.json': { slug: 'strategy', title: 'Strategy' },
  });
  return session;
}

const follows = 'It refers to others by their new names.';

describe('the changes of files in sentences', () => {
  it('says of references that follow a rename only that they do', async () => {
    const session = await open();
    retype(session, audits, 'slug', 'reviews');
    retype(session, page, 'path', '/work');
    expect(editSummaries(session.state)).toEqual([
      expect.objectContaining({
        file: page,
        sentences: ['Address: “/services” changes to “/work”.', follows],
      }),
      expect.objectContaining({ file: links, sentences: [follows] }),
      expect.objectContaining({
        file: audits,
        sentences: ['Short name: “audits” changes to “reviews”.'],
      }),
    ]);
  });

  it('says which references change beside one that follows', async () => {
    const session = await open();
    retype(session, audits, 'slug', 'reviews');
    session.dispatch({ type: 'file opened', file: page });
    session.change('sections[0].services', ['reviews']);
    expect(editSummaries(session.state)[0]?.sentences).toEqual([
      'Sections › Service cards › Services: “Strategy” is removed.',
      follows,
    ]);
  });

  it('says so of what is published, too', async () => {
    const session = await open();
    const { files } = session.state.base;
    retype(session, audits, 'slug', 'reviews');
    session.dispatch({
      type: 'public state read',
      publicState: { files, pictures: {} },
    });
    expect(publicationSummaries(session.state)).toContainEqual(
      expect.objectContaining({ file: page, sentences: [follows] }),
    );
  });

  it('calls a service by its title also once it is deleted and published', async () => {
    const session = await open();
    const { files } = session.state.base;
    session.dispatch({ type: 'commit read', committed: session.state.baseEntries });
    session.dispatch({
      type: 'public state read',
      publicState: { files, pictures: {} },
    });
    session.setEntry(page, pageWithServices('strategy'));
    session.setEntry(audits, undefined);
    await publishEdits(session);
    const changes = publicationSummaries(session.state);
    expect(changes).toContainEqual(
      expect.objectContaining({
        file: page,
        sentences: ['Sections › Service cards › Services: “Audits” is removed.'],
      }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ file: audits, title: 'Audits' }));
    expect(titleInForm(session.state, audits)).toBe('Audits');
  });

  it('cuts the first line of a record between letters', () => {
    const title = `${'x'.repeat(62)}🌄🌄`;
    const [subject] = commitMessageOf([{ file: page, title, sentences: [], isDraft: false }]).split(
      '\n',
    );
    expect(subject).toBe(`Content: ${'x'.repeat(62)}🌄`);
  });

  it('records half of an emoji as a sign that stands for it', () => {
    const half = '\uD83C';
    const changes = [{ file: page, title: half, sentences: [`It is ${half}.`], isDraft: false }];
    expect(commitMessageOf(changes)).toBe('Content: \uFFFD\n\n\uFFFD\n- It is \uFFFD.');
  });

  it('records no more than anybody reads', () => {
    const sentences = Array.from({ length: 5000 }, (_, index) => `Sentence ${index}.`);
    const message = commitMessageOf([{ file: page, title: 'Home', sentences, isDraft: false }]);
    expect(message.length).toBeLessThan(25_000);
    expect(message).toMatch(/…\n\nAnd more\.$/);
  });
});
