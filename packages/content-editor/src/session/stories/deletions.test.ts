import { contact, contactFiles, openContact } from '../../../tests/helpers/editor-session';
import type { Saved, Snapshot } from '../../store/store';
import { save } from '../save/save';
import { writesOf, isPictureUsed } from '../save/to-save';

const path = 'images/old.webp';
const pictures = { [path]: { width: 800, height: 600 } };
const load = () => Promise.resolve({ files: contactFiles, pictures, version: '1' });
const deleted: Saved = {
  result: 'saved',
  snapshot: { files: contactFiles, pictures: {}, version: '2' },
};

describe('a picture marked for deletion', () => {
  it('stays marked after a reload', async () => {
    const { session, drafts } = await openContact({ load });
    session.dispatch({ type: 'deletion toggled', path });
    await session.storeDrafts();
    const { session: later } = await openContact({ load }, drafts);
    expect(later.state.pictures).toEqual({ [path]: null });
    expect(later.greeting).toBe('Your unsaved changes are back.');
  });

  it('is marked in every window of the browser, until one unmarks it', async () => {
    const { session, drafts } = await openContact({ load });
    const { session: reopened } = await openContact({ load }, drafts);
    session.dispatch({ type: 'deletion toggled', path });
    await session.storeDrafts();
    await drafts.broadcast(new Map(drafts.stored));
    expect(reopened.state.pictures).toEqual({ [path]: null });
    await drafts.broadcast(new Map([[path, undefined]]));
    expect(reopened.state.pictures).toEqual({});
  });

  it('is kept if a page uses it again before the save', async () => {
    const { session } = await openContact({ load });
    session.dispatch({ type: 'deletion toggled', path });
    session.setEntry('pages/a.json', { path: '/a', picture: '../images/old.webp' });
    expect(writesOf(session.state).map((change) => change.path)).toEqual(['pages/a.json']);
  });

  it('is unmarked when somebody else deletes it', async () => {
    let found: Snapshot['pictures'] = pictures;
    const loadFound = (known?: string) => {
      const version = JSON.stringify(found);
      const snapshot = { files: contactFiles, pictures: found, version };
      return Promise.resolve(known === version ? undefined : snapshot);
    };
    const { session } = await openContact({ load: loadFound });
    session.dispatch({ type: 'deletion toggled', path });
    found = {};
    await session.refresh();
    expect(session.state.pictures).toEqual({});
  });

  it('is unmarked by undo, and marked by redo', async () => {
    const { session } = await openContact({ load });
    session.dispatch({ type: 'deletion toggled', path });
    session.undo();
    expect(session.state.pictures).toEqual({});
    session.redo();
    expect(session.state.pictures).toEqual({ [path]: null });
  });

  it('is deleted by a save, which leaves no draft', async () => {
    const write = jest.fn<Promise<Saved>, [unknown, string]>(() => Promise.resolve(deleted));
    const { session, drafts } = await openContact({ load, save: write });
    session.dispatch({ type: 'deletion toggled', path });
    await expect(save(session)).resolves.toBe(true);
    expect(write).toHaveBeenCalledWith([{ path, base64: null }], expect.any(String));
    await session.storeDrafts();
    expect(drafts.stored.size).toBe(0);
  });

  it('isn’t marked again by an undo after the save', async () => {
    const { session } = await openContact({ load, save: () => Promise.resolve(deleted) });
    session.dispatch({ type: 'deletion toggled', path });
    session.change('location', 'Elkins');
    session.change('location', contact.location);
    await save(session);
    session.undo();
    expect(session.state.pictures).toEqual({});
  });
});

describe('a picture is used', () => {
  it.each([
    ['not by another whose name ends like its own', '../images/very-old.webp', false],
    ['not by one of the same name in another folder', '../images/more/old.webp', false],
    ['not by words that end with its name', 'It was at /old.webp', false],
    ['where a text is its path', '../images/old.webp', true],
  ])('%s', async (_, text, isUsed) => {
    const { session } = await openContact({ load });
    session.setEntry('pages/a.json', { path: '/a', sections: [{ picture: { src: text } }] });
    expect(isPictureUsed(session.state, path)).toBe(isUsed);
  });

  it('by a damaged file that has its name', async () => {
    const damaged = { ...contactFiles, 'pages/a.json': '{ "src": "../images/old.webp"' };
    const snapshot = { files: damaged, pictures, version: '1' };
    const { session } = await openContact({ load: () => Promise.resolve(snapshot) });
    expect(isPictureUsed(session.state, path)).toBe(true);
  });
});
