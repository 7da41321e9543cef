import { contact, openContact, openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { openEntries, pageWithLinks } from '../../../tests/helpers/editor-renames';
import { isAnyEdited } from '../state/edited';
import { publishEdits } from '../publish/send-edits';
import { canRedo } from './undo';

let now: jest.SpiedFunction<typeof Date.now>;

/* The clock stands still, unless a test sets it. */
beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(0);
});

describe('undo', () => {
  it('undoes a word in one step, and each field in a separate step', async () => {
    const { session } = await openContact();
    for (const text of ['B', 'Be', 'Bec']) session.change('location', text);
    session.change('email', 'c@d.example');
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...contact, location: 'Bec' });
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual(contact);
    session.redo();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...contact, location: 'Bec' });
  });

  it('shows the file where the change was made, although links in others follow it', async () => {
    const pages = {
      'pages/a.json': pageWithLinks('/', '/b', '/c'),
      'pages/b.json': pageWithLinks('/b'),
      'pages/c.json': pageWithLinks('/c'),
    };
    const { session } = await openEntries(pages);
    session.dispatch({ type: 'file opened', file: 'pages/b.json' });
    session.change('path', '/c');
    session.dispatch({ type: 'file opened', file: 'pages/c.json' });
    session.change('path', '/b');
    await publishEdits(session);
    session.undo();
    expect(session.state.file).toBe('pages/c.json');
  });

  it('names the field that changes', async () => {
    const { session } = await openContact();
    session.change('location', 'Beckley');
    session.change('email', 'c@d.example');
    expect([session.undo(), session.undo()]).toEqual(['email', 'location']);
    expect([session.redo(), session.redo()]).toEqual(['location', 'email']);
    expect(session.redo()).toBe('');
  });

  it('undoes text typed before and after a pause separately', async () => {
    const { session } = await openContact();
    session.change('location', 'Beckley');
    now.mockReturnValue(1000);
    session.change('location', 'Beckley, WV');
    session.undo();
    expect(session.state.editedEntries['contact.json']).toMatchObject({ location: 'Beckley' });
  });

  it('undoes text typed before and after a pause separately, also while the file has an incomplete name', async () => {
    const file = 'pages/about.json';
    const { session } = await openEntries({ [file]: pageWithLinks('/about') });
    session.change('path', 'no address', { file });
    session.change('title', 'About', { file });
    now.mockReturnValue(1000);
    session.change('title', 'About us', { file });
    session.undo();
    expect(session.state.editedEntries[file]).toMatchObject({ title: 'About' });
  });

  it('undoes text typed after an undo, in the same field or another file', async () => {
    const { session } = await openContact();
    session.setEntry('site.json', { location: 'Hill' });
    session.change('location', 'Beckley');
    session.undo();
    session.change('location', 'Weston');
    session.change('location', 'Valley', { file: 'site.json' });
    session.undo();
    expect(session.state.editedEntries['site.json']).toEqual({ location: 'Hill' });
    expect(session.state.editedEntries['contact.json']).toMatchObject({ location: 'Weston' });
    session.undo();
    expect(session.state.editedEntries).toEqual({
      'contact.json': contact,
      'site.json': { location: 'Hill' },
    });
    session.redo();
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual(contact);
  });

  it('undoes list changes one by one, however fast they were made', async () => {
    const redirects = [1, 2, 3].map((number) => ({ from: `/${number}`, to: '/' }));
    const memory = memoryStore({
      'redirects.json': JSON.stringify({ moved: 'Moved.', redirects }),
    });
    const session = await openSession(memory.store);
    session.dispatch({ type: 'file opened', file: 'redirects.json' });
    session.change('redirects', redirects.slice(1));
    session.change('redirects', redirects.slice(2));
    session.undo();
    expect(session.state.editedEntries['redirects.json']?.redirects).toEqual(redirects.slice(1));
  });

  it('can’t redo after a new change', async () => {
    const { session } = await openContact();
    session.change('location', 'Beckley, WV');
    session.undo();
    session.change('email', 'c@d.example');
    expect(canRedo(session.state)).toBe(false);
  });

  it('undo and redo keep what others publish meanwhile', async () => {
    const { session, writeElsewhere } = await openContact();
    session.change('location', 'Beckley, WV');
    const others = { ...contact, phone: '(304) 555-0199' };
    writeElsewhere('contact.json', JSON.stringify(others));
    await session.refresh();
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual(others);
    writeElsewhere('contact.json', JSON.stringify({ ...others, email: 'new@there.example' }));
    await session.refresh();
    session.redo();
    expect(session.state.editedEntries['contact.json']).toEqual({
      ...others,
      email: 'new@there.example',
      location: 'Beckley, WV',
    });
  });

  it('undo keeps changes from elsewhere that came with the answer to a publication', async () => {
    const { session, writeElsewhere } = await openContact();
    session.setEntry('services/audits.json', { title: 'Audits' });
    const others = { ...contact, phone: '(304) 555-0199' };
    writeElsewhere('contact.json', JSON.stringify(others));
    await publishEdits(session);
    session.undo();
    expect(session.state.editedEntries).toEqual({ 'contact.json': others });
  });

  it('undo keeps references that a publication has renamed', async () => {
    const [file, page] = ['services/audits.json', 'pages/home.json'];
    const lists = (...services: string[]) => ({
      path: '/',
      sections: [{ type: 'service-cards', services }],
    });
    const memory = memoryStore({
      [file]: JSON.stringify({ slug: 'audits' }),
      [page]: JSON.stringify(lists('audits')),
    });
    const session = await openSession(memory.store);
    session.setEntry(file, { slug: 'reviews' });
    session.setEntry(file, { slug: 'reviews', title: 'Reviews' });
    await publishEdits(session);
    session.undo();
    expect(session.state.editedEntries[page]).toEqual(lists('reviews'));
  });

  describe('after a publication that renames', () => {
    const [about, home] = ['pages/about.json', 'pages/home.json'];
    const openRenamed = async () => {
      const opened = await openEntries({
        [about]: pageWithLinks('/a'),
        [home]: pageWithLinks('/', '/a'),
      });
      const { session } = opened;
      session.change('title', 'About', { file: about });
      session.change('path', '/b', { file: about });
      await publishEdits(session);
      return opened;
    };

    it('undo takes the rename back, with the links to it', async () => {
      const { session, published } = await openRenamed();
      session.undo();
      expect(await published(about)).toMatchObject({ path: '/a', title: 'About' });
      expect(await published(home)).toEqual(pageWithLinks('/', '/a'));
      session.undo();
      expect(await published(about)).not.toHaveProperty('title');
    });

    it('redo renames again', async () => {
      const { session, published } = await openRenamed();
      session.undo();
      await publishEdits(session);
      session.redo();
      expect(await published(about)).toMatchObject({ path: '/b' });
      expect(await published(home)).toEqual(pageWithLinks('/', '/b'));
    });

    it('undo of a later change leaves nothing to publish', async () => {
      const { session } = await openRenamed();
      session.change('title', 'Us', { file: about });
      session.undo();
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('an undone rename survives a reload', async () => {
      const { session, published, reopen } = await openRenamed();
      session.undo();
      expect(await published(home, await reopen())).toEqual(pageWithLinks('/', '/a'));
    });

    it('undo of an earlier step than the rename survives a reload', async () => {
      const { session, published, reopen } = await openRenamed();
      session.undo();
      session.undo();
      session.redo();
      session.redo();
      session.change('path', '/c', { file: about });
      expect(await published(home, await reopen())).toEqual(pageWithLinks('/', '/c'));
    });
  });

  it('undo and redo open the file that changes', async () => {
    const { session } = await openContact();
    session.setEntry('services/audits.json', { title: 'Audits' });
    session.change('location', 'Beckley, WV');
    session.dispatch({ type: 'file opened', file: 'services/audits.json' });
    session.undo();
    expect(session.state.file).toBe('contact.json');
    session.undo();
    expect(session.state.file).toBe('contact.json');
    session.redo();
    expect(session.state.file).toBe('services/audits.json');
    session.undo();
    expect(session.state.file).toBe('contact.json');
  });

  describe('what is told', () => {
    it('is that others have changed since what would be undone, which stays', async () => {
      const { session, writeElsewhere } = await openContact();
      session.change('email', 'c@d.example');
      session.change('location', 'Beckley');
      await publishEdits(session);
      const theirs = { ...contact, email: 'c@d.example', location: 'Weston' };
      writeElsewhere('contact.json', JSON.stringify(theirs));
      await session.refresh();
      session.undo();
      expect(session.state.status).toBe(
        'Place of “Contact” can’t be undone: somebody else has changed it since.',
      );
      expect(session.state.editedEntries['contact.json']).toEqual(theirs);
      expect(canRedo(session.state)).toBe(false);
      session.undo();
      expect(session.state.editedEntries['contact.json']).toEqual({
        ...theirs,
        email: contact.email,
      });
    });

    it('is the field and its file, for each step', async () => {
      const { session } = await openContact();
      session.change('location', 'Beckley');
      session.undo();
      expect(session.state.status).toBe('Undone: Place of “Contact”.');
      session.redo();
      expect(session.state.status).toBe('Redone: Place of “Contact”.');
      session.setEntry('pages/news.json', { path: '/news', title: 'News' });
      session.undo();
      expect(session.state.status).toBe('Undone: “News”.');
    });

    it('is that visitors still see what was published before it is undone', async () => {
      const { session } = await openContact();
      session.change('location', 'Beckley');
      await publishEdits(session);
      const { files } = session.state.base;
      const publicState = { files, pictures: {} };
      session.dispatch({ type: 'public state read', publicState });
      session.undo();
      expect(session.state.status).toBe(
        'Undone: Place of “Contact”. This was already published: publish again to show it to visitors.',
      );
      session.redo();
      expect(session.state.status).toBe('Redone: Place of “Contact”.');
    });
  });
});
