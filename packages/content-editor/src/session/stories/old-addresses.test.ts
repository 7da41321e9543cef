import {
  mistakeAt,
  nextTask,
  openSession,
  publishMeanwhile,
  resolveConflicts,
  letCheckFind,
} from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import { pageWithLinks as page, retype } from '../../../tests/helpers/editor-renames';
import type { Entry } from '../../writing/json';
import { isAnyEdited, editedFiles } from '../state/edited';
import { publishEdits } from '../publish/send-edits';
import type { Session } from '../session';
import { changedFiles, textsToWrite } from '../write/to-write';
import {
  isOldAddressKept,
  oldAddress,
  redirectTargets,
  redirectTarget,
} from '../references/old-addresses';

const [about, home, redirects] = ['pages/about.json', 'pages/home.json', 'redirects.json'];
const before = { from: '/mission', to: '/about' };

/** A session with a committed page at "/about". */
async function open(more: Readonly<Record<string, Entry>> = {}) {
  const entries: Readonly<Record<string, Entry>> = {
    [home]: page('/', '/about'),
    [about]: page('/about'),
    [redirects]: { moved: 'Moved.', redirects: [before] },
    ...more,
  };
  const files = Object.fromEntries(
    Object.entries(entries).map(([file, entry]) => [file, JSON.stringify(entry)]),
  );
  const memory = memoryStore(files, { history: { texts: () => Promise.resolve(files) } });
  const edits = memoryEdits();
  const openAgain = async () => {
    const session = await openSession(memory.store, undefined, edits);
    await nextTask();
    session.dispatch({ type: 'file opened', file: about });
    return session;
  };
  const session = await openAgain();
  return {
    session,
    writeElsewhere: memory.writeElsewhere,
    toSave: () => listIn(textsToWrite(session.state)[redirects]),
    published: async () => {
      await publishEdits(session);
      return listIn(memory.files()[redirects]);
    },
    reopen: async () => {
      await session.keep();
      const later = await openAgain();
      return listIn(textsToWrite(later.state)[redirects]);
    },
  };
}

const listIn = (text = '{}') => (JSON.parse(text) as { readonly redirects?: unknown }).redirects;
const followed = { from: '/mission', to: '/jobs' };

describe('a page that leaves its address', () => {
  it('leaves a redirect behind when a committed page moves', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/jobs');
    expect(await published()).toEqual([followed, { from: '/about', to: '/jobs' }]);
  });

  it('keeps it through a reload', async () => {
    const { session, reopen } = await open();
    retype(session, about, 'path', '/jobs');
    expect(await reopen()).toEqual([followed, { from: '/about', to: '/jobs' }]);
  });

  it('lets it follow the page to yet another address', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/jobs');
    await published();
    retype(session, about, 'path', '/work');
    expect(await published()).toEqual([
      { from: '/mission', to: '/work' },
      { from: '/about', to: '/work' },
    ]);
  });

  it('takes it back when the address comes back', async () => {
    const { session } = await open();
    retype(session, about, 'path', '/jobs');
    retype(session, about, 'path', '/about');
    expect(isAnyEdited(session.state)).toBe(false);
  });

  it('takes it back when the address comes back after a publication', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/jobs');
    await published();
    retype(session, about, 'path', '/about');
    expect(await published()).toEqual([before]);
  });

  it('takes back an older redirect from an address that the page has again', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/mission');
    expect(await published()).toEqual([{ from: '/about', to: '/mission' }]);
    expect(isAnyEdited(session.state)).toBe(false);
  });

  it('keeps an older redirect whose address is the start of a new one', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/mission-and-more');
    expect(await published()).toContainEqual({ from: '/mission', to: '/mission-and-more' });
  });

  it('can be declined, and is not offered anew with each letter', async () => {
    const { session, published } = await open();
    session.change('path', '/job');
    session.dispatch({ type: 'old address kept', isOn: false });
    session.change('path', '/jobs');
    expect(oldAddress(session.state, about)).toBe('/about');
    expect(isOldAddressKept(session.state, about)).toBe(false);
    expect(await published()).toEqual([followed]);
    session.dispatch({ type: 'old address kept', isOn: true });
    expect(await published()).toEqual([followed, { from: '/about', to: '/jobs' }]);
  });

  it('can be declined before the click has left the address', async () => {
    const { session, published } = await open();
    session.type('path', '/jobs');
    session.dispatch({ type: 'old address kept', isOn: false });
    expect(isOldAddressKept(session.state, about)).toBe(false);
    expect(await published()).toEqual([followed]);
  });

  it('is undone with the address', async () => {
    const { session, toSave } = await open();
    session.change('path', '/jobs');
    session.undo();
    expect(toSave()).toEqual([before]);
    session.redo();
    expect(toSave()).toEqual([followed, { from: '/about', to: '/jobs' }]);
  });

  it('is discarded with the other changes of the page', async () => {
    const { session } = await open();
    session.change('path', '/jobs');
    session.setEntry(about, session.state.baseEntries[about]);
    expect(changedFiles(session.state)).toEqual([]);
  });

  it('is no mistake of its own while the new address has one', async () => {
    const { session, toSave } = await open();
    for (const path of ['', 'jobs']) {
      session.change('path', path);
      expect(oldAddress(session.state, about)).toBeUndefined();
      expect(toSave()).toEqual([before]);
    }
  });

  it('is an ordinary entry, which one step adds with all that refers to the page', async () => {
    const { session } = await open();
    retype(session, about, 'path', '/jobs');
    expect(session.state.editedEntries).toMatchObject({
      [home]: page('/', '/jobs'),
      [redirects]: { redirects: [followed, { from: '/about', to: '/jobs' }] },
    });
    session.undo();
    expect(session.state.editedEntries).toEqual(session.state.baseEntries);
  });

  it('never leads from an address that was in no commit', async () => {
    const { session, toSave } = await open();
    retype(session, about, 'path', '/jobs');
    retype(session, about, 'path', '/work');
    expect(toSave()).toEqual([
      { from: '/mission', to: '/work' },
      { from: '/about', to: '/work' },
    ]);
  });

  it('stays when a step before the publication is undone', async () => {
    const { session, published, toSave } = await open();
    retype(session, about, 'path', '/jobs');
    session.change('title', 'Jobs');
    await published();
    session.undo();
    expect(toSave()).toEqual([followed, { from: '/about', to: '/jobs' }]);
    session.undo();
    expect(toSave()).toEqual([before]);
  });

  it('stays when a step with an unfinished address is undone to, after a publication', async () => {
    const { session, published, toSave } = await open();
    session.change('path', '');
    session.change('title', 'Jobs');
    session.change('path', '/jobs');
    await published();
    session.undo();
    session.change('path', '/work');
    expect(toSave()).toEqual([
      { from: '/mission', to: '/work' },
      { from: '/about', to: '/work' },
    ]);
  });

  it('goes if the address comes back during the publication', async () => {
    const { session, toSave } = await open();
    retype(session, about, 'path', '/jobs');
    await publishMeanwhile(session, () => session.change('path', '/about'));
    expect(toSave()).toEqual([before]);
  });

  it('waits with its page, if that has a mistake', async () => {
    const { session, toSave } = await open();
    retype(session, about, 'path', '/jobs');
    session.change('title', 'Welcome', { file: home });
    const mistakes = [mistakeAt({ file: about, field: 'title' })];
    await letCheckFind(session, mistakes);
    session.touch({ file: about, field: 'title' });
    await publishEdits(session);
    expect(session.state.baseEntries[redirects]).toEqual({
      moved: 'Moved.',
      redirects: [before],
    });
    expect(toSave()).toEqual([followed, { from: '/about', to: '/jobs' }]);
  });

  it('is never missing in what is published: its page waits with the redirects', async () => {
    const { session, published } = await open();
    retype(session, about, 'path', '/jobs');
    session.change('title', 'Welcome', { file: home });
    const mistake = mistakeAt({ file: redirects, field: 'moved' });
    await letCheckFind(session, [mistake]);
    session.touch(mistake);
    expect(await published()).toEqual([before]);
    expect(session.state.baseEntries).toMatchObject({
      [about]: { path: '/about' },
      [home]: { ...page('/', '/about'), title: 'Welcome' },
    });
  });

  it('is merged with what others have changed in the list', async () => {
    const { session, published, writeElsewhere } = await open();
    retype(session, about, 'path', '/jobs');
    const added = { from: '/start', to: '/' };
    writeElsewhere(redirects, JSON.stringify({ moved: 'Moved.', redirects: [before, added] }));
    await session.refresh();
    expect(await published()).toEqual([followed, added, { from: '/about', to: '/jobs' }]);
  });

  describe('an address that a page has only since a commit', () => {
    /** A session in which each publication is a commit. */
    async function openCommitted() {
      const texts = { [about]: page('/about'), [redirects]: { moved: 'Moved.', redirects: [] } };
      const memory = memoryStore(
        Object.fromEntries(
          Object.entries(texts).map(([file, entry]) => [file, JSON.stringify(entry)]),
        ),
        { history: { texts: () => Promise.resolve(memory.files()) } },
      );
      const session = await openSession(memory.store);
      await nextTask();
      return { ...memory, session };
    }

    const redirected = ({ state }: Session) => state.editedEntries[redirects]?.redirects;

    it('leads to the one that I have given it, if others have renamed it, too', async () => {
      const { session, writeElsewhere } = await openCommitted();
      retype(session, about, 'path', '/us');
      writeElsewhere(about, JSON.stringify(page('/team')));
      await session.refresh();
      await nextTask();
      resolveConflicts(session);
      expect(redirected(session)).toEqual([
        { from: '/about', to: '/us' },
        { from: '/team', to: '/us' },
      ]);
    });

    it('leads to the next one, if that is typed while it is published', async () => {
      const { session } = await openCommitted();
      retype(session, about, 'path', '/us');
      await publishMeanwhile(session, () => retype(session, about, 'path', '/team'));
      await nextTask();
      expect(redirected(session)).toEqual([
        { from: '/about', to: '/team' },
        { from: '/us', to: '/team' },
      ]);
    });

    it('leads nowhere new, if the page has it', async () => {
      const { session, writeElsewhere } = await openCommitted();
      writeElsewhere(about, JSON.stringify(page('/team')));
      await session.refresh();
      await nextTask();
      expect(isAnyEdited(session.state)).toBe(false);
    });
  });

  describe('a choice', () => {
    it('is kept through a reload', async () => {
      const { session, reopen } = await open();
      retype(session, about, 'path', '/jobs');
      session.dispatch({ type: 'old address kept', isOn: false });
      expect(await reopen()).toEqual([followed]);
    });

    it('is an edit, until it is the same again', async () => {
      const { session, published } = await open();
      retype(session, about, 'path', '/jobs');
      await published();
      session.dispatch({ type: 'old address kept', isOn: false });
      expect(editedFiles(session.state)).toEqual([redirects]);
      session.dispatch({ type: 'old address kept', isOn: true });
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('is none once the address is back', async () => {
      const { session } = await open();
      retype(session, about, 'path', '/jobs');
      session.dispatch({ type: 'old address kept', isOn: false });
      retype(session, about, 'path', '/about');
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('can be undone and redone', async () => {
      const { session, toSave } = await open();
      retype(session, about, 'path', '/jobs');
      session.dispatch({ type: 'old address kept', isOn: false });
      session.undo();
      expect(toSave()).toEqual([followed, { from: '/about', to: '/jobs' }]);
      session.redo();
      expect(toSave()).toEqual([followed]);
    });

    it('takes back a redirect that was published', async () => {
      const { session, published } = await open();
      retype(session, about, 'path', '/jobs');
      await published();
      session.dispatch({ type: 'old address kept', isOn: false });
      expect(await published()).toEqual([followed]);
    });
  });

  it.each<[string, Record<string, Entry>, string, unknown]>([
    ['an address that the site needs itself', {}, home, [before]],
    [
      'a draft, which nobody knows',
      { [about]: { ...page('/about'), draft: true } },
      about,
      [followed],
    ],
    ['a damaged list of redirects', { [redirects]: { redirects: 'none' } }, about, 'none'],
    [
      'an address that leads on already',
      { [redirects]: { redirects: [{ from: '/about', to: '/' }] } },
      about,
      [{ from: '/about', to: '/' }],
    ],
  ])('adds nothing for %s', async (_, more, file, expected) => {
    const { session, toSave } = await open(more);
    retype(session, file, 'path', '/jobs');
    expect(toSave()).toEqual(expected);
  });

  it('adds nothing for a page that was never committed', async () => {
    const { session, toSave } = await open();
    session.setEntry('pages/fresh.json', page('/fresh'));
    retype(session, 'pages/fresh.json', 'path', '/jobs');
    expect(toSave()).toEqual([before]);
    expect(oldAddress(session.state, 'pages/fresh.json')).toBeUndefined();
  });

  describe('a deleted page', () => {
    const led = { from: '/about', to: '/' };
    const older = { from: '/mission', to: '/' };

    it('leaves a redirect to the home page behind, where older ones lead on', async () => {
      const { session, published } = await open();
      session.setEntry(about, undefined);
      expect(oldAddress(session.state, about)).toBe('/about');
      expect(await published()).toEqual([older, led]);
    });

    it('leads to the page that is chosen, also when that is renamed', async () => {
      const news = 'pages/news.json';
      const { session, toSave } = await open({ [news]: page('/news') });
      session.setEntry(about, undefined);
      expect(redirectTargets(session.state).map(({ page: file }) => file)).toEqual([home, news]);
      session.dispatch({ type: 'redirect target chosen', page: news });
      retype(session, news, 'path', '/stories');
      expect(toSave()).toEqual([
        { from: '/mission', to: '/stories' },
        { from: '/about', to: '/stories' },
        { from: '/news', to: '/stories' },
      ]);
    });

    it('leads to another page that is chosen after the publication', async () => {
      const news = 'pages/news.json';
      const { session, published } = await open({ [news]: page('/news') });
      session.setEntry(about, undefined);
      await published();
      session.dispatch({ type: 'redirect target chosen', page: news });
      expect(redirectTarget(session.state, about)).toBe(news);
      expect(await published()).toEqual([
        { from: '/mission', to: '/news' },
        { from: '/about', to: '/news' },
      ]);
    });

    it('leads home if the page that was chosen is deleted, too', async () => {
      const news = 'pages/news.json';
      const { session, toSave } = await open({ [news]: page('/news') });
      session.setEntry(about, undefined);
      session.dispatch({ type: 'redirect target chosen', page: news });
      session.setEntry(news, undefined);
      expect(toSave()).toEqual([older, led, { from: '/news', to: '/' }]);
    });

    it('leaves nothing behind if that is declined', async () => {
      const { session, toSave } = await open();
      session.setEntry(about, undefined);
      session.dispatch({ type: 'old address kept', isOn: false });
      expect(toSave()).toEqual([before]);
      session.dispatch({ type: 'old address kept', isOn: true });
      expect(toSave()).toEqual([older, led]);
    });

    it('takes it back when it is kept after all', async () => {
      const { session } = await open();
      session.setEntry(about, undefined);
      session.dispatch({ type: 'redirect target chosen', page: home });
      session.setEntry(about, session.state.baseEntries[about]);
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('takes it back when it is undone', async () => {
      const { session } = await open();
      session.setEntry(about, undefined);
      session.undo();
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('takes it back when it is restored after a publication', async () => {
      const { session, published } = await open();
      session.setEntry(about, undefined);
      await published();
      session.setEntry(about, page('/about'));
      expect(await published()).toEqual([before]);
    });

    it('leads from its committed address, if it has moved since', async () => {
      const { session, published } = await open();
      retype(session, about, 'path', '/jobs');
      await published();
      session.setEntry(about, undefined);
      expect(await published()).toEqual([older, led]);
      session.setEntry(about, page('/jobs'));
      expect(await published()).toEqual([followed, { from: '/about', to: '/jobs' }]);
    });

    it.each<[string, Record<string, Entry>, string]>([
      ['a draft', { [about]: { ...page('/about'), draft: true } }, about],
      ['the home page', {}, home],
      ['a page that was never committed', {}, 'pages/fresh.json'],
    ])('leaves nothing behind if it is %s', async (_, more, file) => {
      const { session, toSave } = await open(more);
      session.setEntry('pages/fresh.json', page('/fresh'));
      session.setEntry(file, undefined);
      expect(toSave()).toEqual([before]);
      expect(oldAddress(session.state, file)).toBeUndefined();
    });
  });
});
