import {
  openEntries,
  pageWithLinks as page,
  pageWithServices as cards,
  retype,
} from '../../../tests/helpers/editor-renames';
import { mistakeAt, letCheckFind } from '../../../tests/helpers/editor-session';
import type { Entry } from '../../writing/json';
import { pastChanges } from '../history/past-changes';
import { publishEdits } from '../publish/send-edits';
import { resolveConflict } from '../sync/resolve-conflict';

/* Renames here and elsewhere, and what refers to what is renamed. */

const [about, home, news] = ['pages/about.json', 'pages/home.json', 'pages/news.json'];
const [audits, list] = ['services/audits.json', 'pages/services.json'];

/** A page about us and one with news, both of which the home page links. */
async function open() {
  const opened = await openEntries({
    [about]: page('/about'),
    [home]: page('/', '/about', '/news'),
    [news]: page('/news'),
  });
  const { session, writeElsewhere } = opened;
  return {
    ...opened,
    edited: (file: string) => session.state.editedEntries[file],
    /** Writes files elsewhere, and loads them. */
    elsewhere: async (entries: Readonly<Record<string, Entry>>) => {
      for (const [file, entry] of Object.entries(entries))
        writeElsewhere(file, JSON.stringify(entry));
      await session.refresh();
    },
  };
}

describe('renames here and elsewhere', () => {
  describe('a link that others add', () => {
    it('leads to the page that I have renamed', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/us');
      await elsewhere({ [news]: page('/news', '/about', '/about#team') });
      expect(edited(news)).toEqual(page('/news', '/us', '/us#team'));
      expect(session.state.conflicts).toEqual([]);
    });

    it('leads to their new page at the old address of one that I have renamed', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/us');
      await elsewhere({
        [about]: page('/team'),
        [home]: page('/', '/team', '/news', '/about'),
        'pages/fresh.json': page('/about'),
      });
      expect(edited(home)).toEqual(page('/', '/us', '/news', '/about'));
      expect(session.state.conflicts).toMatchObject([{ file: about, field: 'path' }]);
    });

    it('leads to the page while I type its address', async () => {
      const { session, edited, elsewhere } = await open();
      session.dispatch({ type: 'file opened', file: about });
      session.type('path', '/u');
      await elsewhere({ [news]: page('/news', '/about') });
      session.type('path', '/us');
      session.touch({ file: about, field: 'path' });
      expect(edited(news)).toEqual(page('/news', '/us'));
    });
  });

  describe('a rename of others', () => {
    it('is followed by the links that I have added', async () => {
      const { session, edited, elsewhere } = await open();
      session.setEntry(news, page('/news', '/about'));
      await elsewhere({ [about]: page('/us'), [home]: page('/', '/us', '/news') });
      expect(edited(news)).toEqual(page('/news', '/us'));
    });

    it('that swaps two addresses is followed, too', async () => {
      const { session, edited, elsewhere } = await open();
      session.change('title', 'Start', { file: home });
      session.change('sections[0].actions[0].label', 'About', { file: home });
      await elsewhere({
        [about]: page('/news'),
        [news]: page('/about'),
        [home]: page('/', '/news', '/about'),
      });
      expect(edited(home)).toMatchObject({
        title: 'Start',
        sections: [{ actions: [{ label: 'About', href: '/news' }, { href: '/about' }] }],
      });
      expect(session.state.conflicts).toEqual([]);
    });

    it('that is mine, too, is none to ask about', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/us');
      await elsewhere({ [about]: page('/us'), [home]: page('/', '/us', '/news') });
      expect(session.state.conflicts).toEqual([]);
      expect(edited(home)).toEqual(page('/', '/us', '/news'));
    });

    it('that is not mine is asked about, once, and either is followed', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/us');
      await elsewhere({ [about]: page('/team'), [home]: page('/', '/team', '/news') });
      expect(session.state.conflicts).toMatchObject([{ file: about, field: 'path' }]);
      expect(edited(home)).toEqual(page('/', '/us', '/news'));
      const [conflict] = session.state.conflicts;
      if (conflict) resolveConflict(session, conflict, true);
      expect(edited(home)).toEqual(page('/', '/team', '/news'));
    });

    it('that gives mine the address of another page leaves the links apart', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/fresh');
      await elsewhere({ [news]: page('/fresh'), [home]: page('/', '/about', '/fresh') });
      expect(edited(home)).toEqual(page('/', '/about', '/fresh'));
      retype(session, about, 'path', '/us');
      expect(edited(home)).toEqual(page('/', '/us', '/fresh'));
    });

    it('is followed by what they say of a conflict', async () => {
      const { session, elsewhere } = await open();
      const prose = (text: string) => ({
        path: '/news',
        sections: [{ type: 'prose', heading: 'Heading', paragraphs: [text] }],
      });
      await elsewhere({ [news]: prose('One.') });
      session.setEntry(news, prose('Two.'));
      await elsewhere({ [news]: prose('[Three](/about).') });
      retype(session, about, 'path', '/us');
      expect(session.state.conflicts).toMatchObject([{ theirs: '[Three](/us).' }]);
    });
  });

  describe('a step that renames', () => {
    it('is one, however long the name is typed', async () => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(0);
      const { session, edited } = await open();
      session.dispatch({ type: 'file opened', file: about });
      for (const [index, path] of ['/', '/u', '/us'].entries()) {
        now.mockReturnValue(index * 5000);
        session.type('path', path);
      }
      now.mockRestore();
      session.touch({ file: about, field: 'path' });
      expect(edited(home)).toEqual(page('/', '/us', '/news'));
      session.undo();
      expect(session.state.editedEntries).toEqual(session.state.baseEntries);
      session.redo();
      expect([edited(about), edited(home)]).toEqual([page('/us'), page('/', '/us', '/news')]);
    });

    it('is undone in the links that others have added since', async () => {
      const { session, edited, elsewhere } = await open();
      retype(session, about, 'path', '/us');
      await publishEdits(session);
      await elsewhere({ [news]: page('/news', '/us') });
      session.undo();
      expect(edited(news)).toEqual(page('/news', '/about'));
      session.redo();
      expect(edited(news)).toEqual(page('/news', '/us'));
    });

    it('doesn’t carry along what was done after the name was typed', async () => {
      const { session, edited } = await open();
      session.dispatch({ type: 'file opened', file: about });
      session.type('path', '/us');
      // the field is left only after the click
      const actions = [{ label: 'Up', href: '/about' }];
      session.change('sections[0].actions', actions);
      expect(edited(about)).toEqual({
        path: '/us',
        sections: [{ type: 'hero', heading: 'Heading', actions: [{ label: 'Up', href: '/us' }] }],
      });
      session.undo();
      expect([edited(about), edited(home)]).toEqual([page('/us'), page('/', '/us', '/news')]);
      session.undo();
      expect(session.state.editedEntries).toEqual(session.state.baseEntries);
    });

    it('is followed by a later step when that is redone', async () => {
      const { session, edited, elsewhere } = await open();
      session.setEntry(news, page('/news', '/about'));
      session.undo();
      await elsewhere({ [about]: page('/us'), [home]: page('/', '/us', '/news') });
      session.redo();
      expect(edited(news)).toEqual(page('/news', '/us'));
    });
  });

  it('a name whose window was closed in its field is complete', async () => {
    const { session, reopen } = await open();
    session.dispatch({ type: 'file opened', file: about });
    session.type('path', '/us');
    const { state } = await reopen();
    expect(state.editedEntries[home]).toEqual(page('/', '/us', '/news'));
    expect(state.oldNames).toEqual({});
  });

  it('a name with a mistake still means its page after a reload', async () => {
    const { session, reopen } = await open();
    retype(session, about, 'path', '/us');
    retype(session, about, 'path', 'a mistake');
    const later = await reopen();
    retype(later, about, 'path', '/team');
    expect(later.state.editedEntries[home]).toEqual(page('/', '/team', '/news'));
  });

  describe('a service that is deleted', () => {
    const openListed = () =>
      openEntries({
        [audits]: { slug: 'audits', title: 'Audits' },
        [list]: cards('audits', 'reviews'),
        'services/reviews.json': { slug: 'reviews', title: 'Reviews' },
      });

    it('is in its lists again if it is kept, also under another name', async () => {
      const { session } = await openListed();
      retype(session, audits, 'slug', 'checks');
      session.setEntry(audits, undefined);
      expect(session.state.editedEntries[list]).toEqual(cards('reviews'));
      session.setEntry(audits, { slug: 'tests', title: 'Tests' });
      expect(session.state.editedEntries[list]).toEqual(cards('tests', 'reviews'));
    });

    it('leaves the lists to which others have added it', async () => {
      const { session, writeElsewhere } = await openListed();
      session.setEntry(audits, undefined);
      writeElsewhere(list, JSON.stringify(cards('reviews', 'audits')));
      await session.refresh();
      expect(session.state.editedEntries[list]).toEqual(cards('reviews'));
    });

    it('leaves the lists of a page that waits, too', async () => {
      const { session, published } = await openListed();
      session.change('title', '', { file: list });
      session.setEntry(audits, undefined);
      const mistake = mistakeAt({ file: list, field: 'title' });
      await letCheckFind(session, [mistake]);
      session.touch(mistake);
      expect(await published(list)).toEqual(cards('reviews'));
      expect(session.state.editedEntries[list]).toEqual({ ...cards('reviews'), title: '' });
    });

    it('stays in what is published as long as the deletion waits', async () => {
      const { session, published, writeElsewhere } = await openListed();
      session.setEntry(audits, undefined);
      session.change('title', 'Reviewing', { file: 'services/reviews.json' });
      writeElsewhere(audits, JSON.stringify({ slug: 'audits', title: 'Ethical Audits' }));
      await session.refresh();
      expect(session.state.conflicts).toHaveLength(1);
      expect(await published('services/reviews.json')).toMatchObject({ title: 'Reviewing' });
      expect(await published(list)).toEqual(cards('audits', 'reviews'));
      expect(session.state.editedEntries[list]).toEqual(cards('reviews'));
    });
  });

  describe('what comes back', () => {
    it('means the pages that it meant, if they are called otherwise by now', async () => {
      const { session, edited } = await open();
      session.change('title', 'Start', { file: home });
      retype(session, about, 'path', '/us');
      retype(session, news, 'path', '/about');
      session.setEntry(home, session.state.baseEntries[home]);
      expect(edited(home)).toEqual(page('/', '/us', '/about'));
    });

    it('doesn’t list what is deleted by now', async () => {
      const { session } = await openEntries({
        [audits]: { slug: 'audits', title: 'Audits' },
        [list]: cards('audits', 'reviews'),
      });
      session.setEntry(audits, undefined);
      session.change('title', 'Services', { file: list });
      session.setEntry(list, session.state.baseEntries[list]);
      expect(session.state.editedEntries[list]).toEqual(cards('reviews'));
    });

    it('from the history is named as now', async () => {
      const { session } = await open();
      retype(session, about, 'path', '/us');
      const past = {
        file: home,
        before: JSON.stringify(page('/', '/news', '/news')),
        after: JSON.stringify(page('/', '/about', '/news')),
      };
      expect(pastChanges(session.state, past)).toMatchObject([{ standing: 'made' }]);
    });

    it('with a name that was changed is followed', async () => {
      const { session, edited } = await open();
      retype(session, about, 'path', '/us');
      const base = session.state.baseEntries[about];
      session.setEntry(about, base);
      expect(edited(home)).toEqual(page('/', '/about', '/news'));
    });
  });

  describe('a page that I have deleted and others have renamed', () => {
    const old = 'redirects.json';
    const redirects = (...list: readonly (readonly [from: string, to: string])[]) => ({
      moved: 'Moved.',
      redirects: list.map(([from, to]) => ({ from, to })),
    });
    /** Deletes it, meets the rename, and decides all that is asked. */
    const decide = async (usesTheirs: boolean) => {
      const { session, writeElsewhere } = await openEntries({
        [about]: page('/about'),
        [home]: page('/'),
        [old]: redirects(),
      });
      session.setEntry(about, undefined);
      writeElsewhere(about, JSON.stringify(page('/us')));
      writeElsewhere(old, JSON.stringify(redirects(['/about', '/us'])));
      await session.refresh();
      expect(session.state.editedEntries[old]).toEqual(redirects(['/about', '/']));
      for (const conflict of session.state.conflicts)
        resolveConflict(session, conflict, usesTheirs);
      return session.state.editedEntries;
    };

    it('leaves one redirect, to where I have let its address lead', async () => {
      const entries = await decide(false);
      expect(entries[old]).toEqual(redirects(['/about', '/']));
      expect(entries).not.toHaveProperty([about]);
    });

    it('leaves one redirect, to its new address, if theirs stays', async () => {
      const entries = await decide(true);
      expect(entries[old]).toEqual(redirects(['/about', '/us']));
      expect(entries[about]).toEqual(page('/us'));
    });
  });

  it('a page that waits keeps its old address in what is published', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/us');
    retype(session, news, 'path', '/current');
    const mistake = mistakeAt({ file: about, field: 'title' });
    await letCheckFind(session, [mistake]);
    session.touch(mistake);
    expect(await published(home)).toEqual(page('/', '/about', '/current'));
    expect(session.state.editedEntries[home]).toEqual(page('/', '/us', '/current'));
  });
});
