import { openEntries, pageWithLinks as page, retype } from '../../../tests/helpers/editor-renames';
import { publishMeanwhile } from '../../../tests/helpers/editor-session';
import { isAnyEdited } from '../state/edited';
import { publishEdits } from '../publish/send-edits';
import { textsToWrite } from '../write/to-write';

const [about, home, news] = ['pages/about.json', 'pages/home.json', 'pages/other.json'];
const [firstLink, secondLink] = ['sections[0].actions[0].href', 'sections[0].actions[1].href'];

/** Two pages, both linked from the home page. */
const twoLinked = { [about]: page('/a'), [news]: page('/b'), [home]: page('/', '/a', '/b', '/') };

describe('pages that get other addresses', () => {
  it('swaps two addresses that are typed letter by letter', async () => {
    const { session, published } = await openEntries(twoLinked);
    retype(session, about, 'path', '/b');
    retype(session, news, 'path', '/a');
    expect(await published(home)).toEqual(page('/', '/b', '/a', '/'));
  });

  it('keeps links to a page whose address is the start of a new one being typed', async () => {
    const { session, published } = await openEntries(twoLinked);
    retype(session, about, 'path', '/b-and-more');
    expect(await published(home)).toEqual(page('/', '/b-and-more', '/b', '/'));
  });

  it.each(['/New', '/a b', 'a', ''])(
    'doesn’t repeat the mistake in an address (“%s”) in links to it',
    async (mistake) => {
      const { session, published } = await openEntries(twoLinked);
      retype(session, about, 'path', mistake);
      expect(textsToWrite(session.state)[home]).toContain('"href":"/a"');
      retype(session, news, 'path', '/a');
      retype(session, about, 'path', '/b');
      expect(await published(home)).toEqual(page('/', '/b', '/a', '/'));
    },
  );

  it('updates links to a new page that is renamed before it is published', async () => {
    const { session, published } = await openEntries({ [home]: page('/', '/') });
    session.setEntry(about, page('/fresh'));
    retype(session, home, firstLink, '/fresh');
    retype(session, about, 'path', '/newest');
    expect(await published(home)).toEqual(page('/', '/newest'));
  });

  it('doesn’t conflict with links added during the publication', async () => {
    const { session, published } = await openEntries({
      [about]: page('/a'),
      [home]: page('/', '/a'),
    });
    retype(session, about, 'path', '/fresh');
    await publishMeanwhile(session, () => session.setEntry(home, page('/', '/fresh', '/')));
    expect(session.state.conflicts).toEqual([]);
    expect(await published(home)).toEqual(page('/', '/fresh', '/'));
  });

  describe('a new page at the old address of a renamed page', () => {
    const entries = { [about]: page('/a'), [home]: page('/', '/a', '/b') };
    const openTaken = async () => {
      const opened = await openEntries(entries);
      retype(opened.session, about, 'path', '/fresh');
      opened.session.setEntry(news, page('/a'));
      return opened;
    };

    it.each(['at once', 'after a reload', 'after a change elsewhere'])(
      'gets later links, while the renamed page keeps earlier ones, %s',
      async (when) => {
        const { session, reopen, published, writeElsewhere } = await openTaken();
        retype(session, home, secondLink, '/a');
        if (when === 'after a change elsewhere') writeElsewhere('site.json', '{}');
        await session.refresh();
        const later = when === 'after a reload' ? await reopen() : session;
        expect(await published(home, later)).toEqual(page('/', '/fresh', '/a'));
      },
    );

    it('gets no links if the renamed page is renamed again', async () => {
      const { session, published } = await openTaken();
      retype(session, about, 'path', '/newest');
      expect(await published(home)).toEqual(page('/', '/newest', '/b'));
    });

    it('gives the links back on undo', async () => {
      const { session } = await openTaken();
      session.undo();
      expect(session.state.editedEntries[home]).toEqual(page('/', '/fresh', '/b'));
    });

    it('gives the links to the new address on undo after a publication', async () => {
      const { session, published } = await openTaken();
      await publishEdits(session);
      session.undo();
      expect(session.state.editedEntries).not.toHaveProperty([news]);
      expect(await published(home)).toEqual(page('/', '/fresh', '/b'));
    });

    it('may be another renamed page', async () => {
      const { session, published } = await openEntries({ ...entries, [news]: page('/b') });
      retype(session, about, 'path', '/fresh');
      retype(session, news, 'path', '/a');
      retype(session, home, 'sections[0].lede', 'First');
      session.change(firstLink, '/a');
      expect((await published(home))?.sections).toMatchObject([
        { actions: [{ href: '/a' }, { href: '/a' }] },
      ]);
    });
  });

  describe('two addresses that are swapped and swapped back', () => {
    const openSwappedBack = async () => {
      const entries = {
        [about]: page('/about'),
        [news]: page('/contact'),
        [home]: page('/', '/about', '/contact'),
      };
      const opened = await openEntries(entries);
      for (const [aboutPath, newsPath] of [
        ['/contact', '/about'],
        ['/about', '/contact'],
      ] as const) {
        retype(opened.session, about, 'path', aboutPath);
        retype(opened.session, news, 'path', newsPath);
      }
      return { ...opened, entries };
    };

    it('leave nothing to publish', async () => {
      const { session, entries } = await openSwappedBack();
      expect(session.state.editedEntries).toEqual(entries);
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('are followed by links when a page is renamed', async () => {
      const { session, published } = await openSwappedBack();
      retype(session, about, 'path', '/fresh');
      expect(await published(home)).toEqual(page('/', '/fresh', '/contact'));
    });
  });

  describe('a link typed to the new address of a renamed page', () => {
    const openTyped = async () => {
      const opened = await openEntries({
        [about]: page('/a', '/a'),
        [home]: page('/', '/a', '/b'),
        [news]: page('/b'),
      });
      retype(opened.session, about, 'path', '/fresh');
      retype(opened.session, home, secondLink, '/fresh#steps');
      return opened;
    };

    it('follows the next rename, as earlier links do', async () => {
      const { session, published } = await openTyped();
      retype(session, about, 'path', '/newest');
      expect(await published(home)).toEqual(page('/', '/newest', '/newest#steps'));
      expect(await published(about)).toEqual(page('/newest', '/newest'));
    });

    it('follows the next rename after a reload', async () => {
      const { session, reopen, published } = await openTyped();
      retype(session, about, 'path', '/newest');
      expect(await published(home, await reopen())).toEqual(page('/', '/newest', '/newest#steps'));
    });

    it('gets its address back when the next rename is undone', async () => {
      const { session, published } = await openTyped();
      retype(session, about, 'path', '/newest');
      session.undo();
      expect(await published(home)).toEqual(page('/', '/fresh', '/fresh#steps'));
    });

    it('follows a new page, too', async () => {
      const { session, published } = await openEntries({ [home]: page('/', '/', '/') });
      session.setEntry(about, page('/fresh'));
      retype(session, home, firstLink, '/fresh');
      retype(session, about, 'path', '/newer');
      retype(session, home, secondLink, '/newer');
      retype(session, about, 'path', '/newest');
      expect(await published(home)).toEqual(page('/', '/newest', '/newest'));
    });
  });
});
