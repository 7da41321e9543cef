import { pageWithLinks } from '../../../tests/helpers/editor-renames';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore, type Replaced } from '../../../tests/helpers/memory-store';
import type { PastFile, Publication } from '../../store/history';
import type { Upload } from '../../store/content';
import { publishEdits } from '../publish/send-edits';
import type { Session } from '../session';
import { replacedPicture, takeBackPicture } from './past-pictures';
import { pastChanges } from './past-changes';
import { takeBack, takeBackAll } from './take-back';

const file = 'pages/about.json';
const page = { title: 'About', path: '/about', description: 'Who we are' };
const renamed = { ...page, title: 'Our Mission', description: 'What we promise' };
const home = { title: 'Home', path: '/' };

const text = (entry: object) => JSON.stringify(entry);

const inAbout = (before: object | null, after: object | null): PastFile => ({
  file,
  before: before && text(before),
  after: after && text(after),
});

const publication = (files: readonly PastFile[], pictures = {}): Publication => ({
  revision: 'abc123',
  author: 'Ada Rivers',
  date: '2026-03-01T12:00:00',
  files,
  pictures,
  isFirst: false,
  isPublic: true,
});

/** A session whose page is today’s. */
async function sessionOf(today: object | undefined, replaced: Replaced = {}) {
  const files = { 'pages/home.json': text(home), ...(today && { [file]: text(today) }) };
  return openSession(memoryStore(files, replaced).store);
}

const firstOf = <Value>([first]: readonly Value[]): Value => {
  if (first === undefined) throw new Error('There is none.');
  return first;
};

describe('taking back', () => {
  describe('one change', () => {
    it('is taken back alone, as a step that can be undone', async () => {
      const session = await sessionOf(renamed);
      const changes = pastChanges(session.state, inAbout(page, renamed));
      expect(changes.map(({ sentence, standing }) => [sentence, standing])).toEqual([
        ['Title: “About” changes to “Our Mission”.', 'made'],
        ['Description: “Who we are” changes to “What we promise”.', 'made'],
      ]);
      await takeBack(session, 'abc123', firstOf(changes));
      expect(session.state.editedEntries[file]).toEqual({ ...renamed, title: 'About' });
      expect(session.state).toMatchObject({
        file,
        status: 'Taken back. Publish to show it to visitors.',
      });
      expect(pastChanges(session.state, inAbout(page, renamed))[0]?.standing).toBe('back');
      session.undo();
      expect(session.state.editedEntries[file]).toEqual(renamed);
    });

    it('says what it is today, if it was changed again', async () => {
      const session = await sessionOf({ ...renamed, title: 'Newest' });
      const [change] = pastChanges(session.state, inAbout(page, renamed));
      expect(change).toMatchObject({ standing: 'changed', today: '“Newest”' });
    });

    it('is gone with its file', async () => {
      const session = await sessionOf(undefined);
      const [change] = pastChanges(session.state, inAbout(page, renamed));
      expect(change?.standing).toBe('gone');
    });

    it('brings back a picture from before the publication', async () => {
      const upload: Upload = { base64: 'AAAA', width: 1, height: 1 };
      const picture = jest.fn(() => Promise.resolve(upload));
      const story = (src: string) => ({
        ...page,
        sections: [{ type: 'story', picture: { src, alt: 'A quilt' } }],
      });
      const session = await sessionOf(story('../images/new.webp'), {
        history: { picture },
      });
      const past = inAbout(story('../images/old.webp'), story('../images/new.webp'));
      await takeBack(session, 'abc123', firstOf(pastChanges(session.state, past)));
      expect(picture).toHaveBeenCalledWith('images/old.webp', 'abc123');
      expect(session.state.pictures['images/old.webp']).toEqual(upload);
    });
  });

  it('keeps what others change in the file while its pictures come back', async () => {
    const showing = (src: string) => ({
      ...page,
      sections: [{ type: 'story', picture: { src, alt: 'A quilt' } }],
    });
    const [old, newer] = [showing('../images/old.webp'), showing('../images/new.webp')];
    const memory = memoryStore({ [file]: text(newer) });
    const session = await openSession(memory.store);
    jest.spyOn(memory.store.history, 'picture').mockImplementation(async () => {
      memory.writeElsewhere(file, text({ ...newer, description: 'Theirs' }));
      await session.refresh();
      return undefined;
    });
    const change = firstOf(pastChanges(session.state, inAbout(old, newer)));
    await takeBack(session, 'abc123', change);
    expect(session.state.editedEntries[file]).toEqual({ ...old, description: 'Theirs' });
  });

  describe('what others change again while its pictures come back', () => {
    const showing = (src: string) => ({
      ...page,
      sections: [{ type: 'story', picture: { src, alt: 'A quilt' } }],
    });
    const newer = showing('../images/new.webp');
    const newest = showing('../images/newest.webp');
    const past = inAbout(showing('../images/old.webp'), newer);

    it.each([
      [
        'in one change',
        (session: Session) =>
          takeBack(session, 'abc123', firstOf(pastChanges(session.state, past))),
      ],
      ['in a publication', (session: Session) => takeBackAll(session, publication([past]))],
    ])('stays, which is told: %s', async (_, take) => {
      const memory = memoryStore({ [file]: text(newer) });
      const session = await openSession(memory.store);
      jest.spyOn(memory.store.history, 'picture').mockImplementation(async () => {
        memory.writeElsewhere(file, text(newest));
        await session.refresh();
        return undefined;
      });
      await take(session);
      expect(session.state.editedEntries[file]).toEqual(newest);
      expect(session.state.status).toMatch(/^It isn’t taken back: somebody else/);
    });
  });

  describe('a whole file', () => {
    it('that was added is deleted', async () => {
      const session = await sessionOf(page);
      const change = firstOf(pastChanges(session.state, inAbout(null, page)));
      expect(change).toMatchObject({ sentence: 'This is added.', standing: 'made' });
      await takeBack(session, 'abc123', change);
      expect(session.state.editedEntries).not.toHaveProperty([file]);
      expect(pastChanges(session.state, inAbout(null, page))[0]?.standing).toBe('back');
    });

    it('that was deleted comes back', async () => {
      const session = await sessionOf(undefined);
      const change = firstOf(pastChanges(session.state, inAbout(page, null)));
      expect(change).toMatchObject({ sentence: 'This is deleted.', standing: 'made' });
      await takeBack(session, 'abc123', change);
      expect(session.state.editedEntries[file]).toEqual(page);
    });
  });

  it('a page that comes back is no longer led away from', async () => {
    const redirects = { moved: 'Moved.', redirects: [{ from: '/about', to: '/' }] };
    const files = { 'pages/home.json': text(home), 'redirects.json': text(redirects) };
    const session = await openSession(memoryStore(files).store);
    await takeBack(session, 'abc123', firstOf(pastChanges(session.state, inAbout(page, null))));
    expect(session.state.editedEntries['redirects.json']?.redirects).toEqual([]);
  });

  describe('a publication', () => {
    const inHome: PastFile = {
      file: 'pages/home.json',
      before: text({ ...home, title: 'Start' }),
      after: text(home),
    };

    it('is taken back in one step, except what was changed again since', async () => {
      const today = { ...renamed, title: 'Newest' };
      const session = await sessionOf(today);
      await takeBackAll(session, publication([inAbout(page, renamed), inHome]));
      expect(session.state.editedEntries).toMatchObject({
        [file]: { ...page, title: 'Newest' },
        'pages/home.json': { title: 'Start' },
      });
      session.undo();
      expect(session.state.editedEntries).toMatchObject({ [file]: today, 'pages/home.json': home });
    });

    it('is taken back in all that is as it was left, in lists, too', async () => {
      const [first, hero] = ['First', 'Hero'].map((heading) => ({
        type: 'hero',
        heading,
        actions: [],
      }));
      const before = { ...page, keywords: ['one', 'two'], sections: [hero, first] };
      const after = { ...page, title: 'Old', path: '/b', sections: [first, hero] };
      const session = await sessionOf({ ...after, path: '/c', draft: true });
      await takeBackAll(session, publication([inAbout(before, after)]));
      expect(session.state.editedEntries[file]).toEqual({ ...before, path: '/c', draft: true });
    });

    it('that has renamed is taken back in all that refers to its file today', async () => {
      const linking = (href: string) => ({ ...home, ...pageWithLinks('/', href) });
      const memory = memoryStore({
        'pages/home.json': text(linking('/team')),
        'pages/news.json': text(pageWithLinks('/news', '/team')),
        [file]: text({ ...page, path: '/team' }),
      });
      const session = await openSession(memory.store);
      const inLinking = {
        file: 'pages/home.json',
        before: text(linking('/about')),
        after: text(linking('/team')),
      };
      await takeBackAll(
        session,
        publication([inAbout(page, { ...page, path: '/team' }), inLinking]),
      );
      expect(session.state.editedEntries).toEqual({
        'pages/home.json': linking('/about'),
        'pages/news.json': pageWithLinks('/news', '/about'),
        [file]: page,
      });
    });

    it('keeps an added file that was changed since', async () => {
      const session = await sessionOf(renamed);
      await takeBackAll(session, publication([inAbout(null, page)]));
      expect(session.state.editedEntries[file]).toEqual(renamed);
    });

    it('takes its pictures with it, unless they are used', async () => {
      const memory = memoryStore({ 'pages/home.json': text(home), [file]: text(renamed) });
      const snapshot = await memory.store.load();
      const size = { width: 1, height: 1 };
      const pictures = { 'images/new.webp': size };
      const session = await openSession({
        ...memory.store,
        load: () => Promise.resolve(snapshot && { ...snapshot, pictures }),
      });
      await takeBackAll(session, publication([inHome], { 'images/new.webp': 'new' }));
      expect(session.state.pictures).toEqual({ 'images/new.webp': null });
    });
  });

  describe('a picture that was replaced', () => {
    const upload: Upload = { base64: 'AAAA', width: 1600, height: 900 };
    const showing = (src: string) => ({
      ...page,
      sections: [{ type: 'story', picture: { src, alt: 'A quilt' } }],
    });

    /** A session whose page shows the picture. */
    async function sessionWith(committed: Upload | undefined) {
      const memory = memoryStore(
        { [file]: text(showing('../images/quilt.png')) },
        { history: { picture: () => Promise.resolve(committed) } },
      );
      memory.addPictureElsewhere('images/quilt.png', 'BBBB');
      return openSession(memory.store);
    }

    it('comes back wherever it is shown, as a step that can be undone', async () => {
      const session = await sessionWith(upload);
      expect(replacedPicture(session.state, 'images/quilt.png')).toBe('made');
      await takeBackPicture(session, { revision: 'abc123' }, 'images/quilt.png');
      // under a name of the same form, in which it is
      expect(session.state.editedEntries[file]).toEqual(showing('../images/quilt-2.png'));
      expect(session.state.pictures).toEqual({
        'images/quilt-2.png': upload,
        'images/quilt.png': null,
      });
      expect(replacedPicture(session.state, 'images/quilt.png')).toBe('back');
      session.undo();
      expect(session.state.editedEntries[file]).toEqual(showing('../images/quilt.png'));
      expect(replacedPicture(session.state, 'images/quilt.png')).toBe('made');
    });

    it('stays once that is published: an undo would show a picture that is gone', async () => {
      const session = await sessionWith(upload);
      await takeBackPicture(session, { revision: 'abc123' }, 'images/quilt.webp');
      const { editedEntries } = session.state;
      await publishEdits(session);
      session.undo();
      expect(session.state.editedEntries).toEqual(editedEntries);
      expect(session.state.status).toMatch(/can’t be undone: it needs a picture/);
    });

    it('stays if the other is not kept any more', async () => {
      const session = await sessionWith(undefined);
      await takeBackPicture(session, { revision: 'abc123' }, 'images/quilt.png');
      expect(session.state.pictures).toEqual({});
      expect(session.state.status).toMatch(/^The earlier picture is not kept/);
    });
  });
});
