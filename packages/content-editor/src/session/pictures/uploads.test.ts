import type { PictureInspection } from 'content-check/problem';
import { memoryStorage, memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { Snapshot, Upload } from '../../store/store';
import { save } from '../save/save';
import { writesOf } from '../save/to-save';

const page = 'pages/home.json';
const entry = { path: '/', sections: [{ type: 'story', picture: { src: '../images/old.webp' } }] };
const size = { width: 4, height: 3 };
const upload: Upload = { ...size, base64: 'mine' };

async function open() {
  const drafts = memoryStorage();
  let pictures: Snapshot['pictures'] = {};
  /** The bytes of saved pictures. */
  const bytes = new Map<string, string>();
  const files = { [page]: JSON.stringify(entry) };
  const load = (known?: string) => {
    const version = JSON.stringify(pictures);
    return Promise.resolve(known === version ? undefined : { files, pictures, version });
  };
  const isSaved = (path: string, { base64 }: Upload) => Promise.resolve(bytes.get(path) === base64);
  const { store } = memoryStore(files, { load, pictures: { isSaved } });
  const session = await openSession(store, undefined, drafts);
  return {
    session,
    drafts,
    reopen: async (path: string, base64: string) => {
      await session.storeDrafts();
      pictures = { [path]: size };
      bytes.set(path, base64);
      return openSession(store, undefined, drafts);
    },
    /** Adds a picture to the folder from outside the session. */
    addElsewhere: (path: string, base64: string, picture: PictureInspection = size) => {
      pictures = { ...pictures, [path]: picture };
      bytes.set(path, base64);
      return session.refresh();
    },
    use: (path: string) => session.change('sections[0].picture.src', `../${path}`),
    pictures: () => writesOf(session.state).filter((change) => 'base64' in change),
  };
}

it('gives each upload a unique name', async () => {
  const { session, drafts } = await open();
  expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo.webp');
  const value = { ...upload, base64: 'theirs' };
  await drafts.broadcast(new Map([['images/photo-2.webp', { base: null, value }]]));
  expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo-3.webp');
});

it('never gives an upload the name of a saved picture', async () => {
  const { session, addElsewhere } = await open();
  await addElsewhere('images/photo.webp', 'theirs');
  expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo-2.webp');
});

it('doesn’t save an unused upload', async () => {
  const { session, pictures } = await open();
  session.addUpload('Photo.jpg', upload);
  expect(pictures()).toEqual([]);
});

describe('an unsaved upload', () => {
  const openUsed = async () => {
    const opened = await open();
    opened.use(opened.session.addUpload('photo.jpg', upload));
    return opened;
  };

  it('is renamed when another picture with its name is saved', async () => {
    const { session, addElsewhere, pictures } = await openUsed();
    await addElsewhere('images/photo.webp', 'theirs');
    expect(pictures()).toEqual([{ path: 'images/photo-2.webp', base64: 'mine' }]);
    expect(session.state.editedEntries[page]?.sections).toEqual([
      { type: 'story', picture: { src: '../images/photo-2.webp' } },
    ]);
  });

  it('is renamed when that happens while the editor is closed', async () => {
    const { reopen } = await openUsed();
    const { state } = await reopen('images/photo.webp', 'theirs');
    expect(state.pictures).toEqual({ 'images/photo-2.webp': upload });
    expect(state.editedEntries[page]?.sections).toMatchObject([
      { picture: { src: '../images/photo-2.webp' } },
    ]);
  });

  it('is dropped if it was saved while the editor was closed', async () => {
    const { reopen } = await openUsed();
    const { state } = await reopen('images/photo.webp', 'mine');
    expect(state.pictures).toEqual({});
  });

  it('is dropped once this window has saved it', async () => {
    const { session } = await openUsed();
    const { store } = session.tools;
    const snapshot = { ...session.state.saved, pictures: { 'images/photo.webp': size } };
    jest.spyOn(store, 'save').mockResolvedValueOnce({ result: 'saved', snapshot });
    await save(session);
    expect(session.state.pictures).toEqual({});
  });

  it('is dropped once it is saved, even if the saved picture can’t be inspected', async () => {
    const { session, addElsewhere } = await openUsed();
    await addElsewhere('images/photo.webp', 'mine', {
      finding: { code: 'picture-damaged', params: {} },
    });
    expect(session.state.pictures).toEqual({});
  });

  it('is dropped once another window has saved it', async () => {
    const { session, addElsewhere, pictures } = await openUsed();
    await addElsewhere('images/photo.webp', 'mine');
    expect(pictures()).toEqual([]);
    expect(session.state.pictures).toEqual({});
    expect(session.state.editedEntries[page]?.sections).toMatchObject([
      { picture: { src: '../images/photo.webp' } },
    ]);
  });
});
