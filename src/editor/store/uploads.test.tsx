import { memoryStorage, memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { PictureInspection } from '../site/model';
import type { Draft } from './draft-storage';
import { refresh } from './save';
import type { Snapshot, Upload } from './store';
import { changesOf } from './to-save';
import { addUpload } from './uploads';

const page = 'pages/home.json';
const entry = { path: '/', sections: [{ type: 'story', picture: { src: '../images/old.webp' } }] };
const upload: Upload = { base64: 'mine', width: 4, height: 3 };

async function open() {
  const [storage, drafts] = [memoryStorage<Upload>(), memoryStorage<Draft>()];
  let pictures: Snapshot['pictures'] = {};
  const files = { [page]: JSON.stringify(entry) };
  const load = (known?: string) => {
    const version = JSON.stringify(pictures);
    return Promise.resolve(known === version ? undefined : { files, pictures, version });
  };
  const { store } = memoryStore(files, { load });
  const session = await openSession(store, undefined, drafts, storage);
  return {
    session,
    storage,
    reopened: async (path: string, width: number) => {
      await session.keep();
      pictures = { [path]: { width, height: 3 } };
      return openSession(store, undefined, drafts, storage);
    },
    /** Somebody puts a picture into the folder. */
    put: (path: string, picture: number | PictureInspection) => {
      const found = typeof picture === 'number' ? { width: picture, height: 3 } : picture;
      pictures = { ...pictures, [path]: found };
      return refresh(session);
    },
    use: (path: string) => session.change('sections[0].picture.src', `../${path}`),
    pictures: () => changesOf(session.state).filter((change) => 'base64' in change),
  };
}

it('gives each upload a name of its own', async () => {
  const { session, storage } = await open();
  expect(await addUpload(session, 'Photo.jpg', upload)).toBe('images/photo.webp');
  await storage.tell(new Map([['images/photo-2.webp', { ...upload, base64: 'theirs' }]]));
  expect(await addUpload(session, 'Photo.jpg', upload)).toBe('images/photo-3.webp');
});

it('gives each a name of its own where two windows add one at once', async () => {
  const { session, storage } = await open();
  const other = await openSession(session.tools.store, undefined, undefined, storage);
  const paths = await Promise.all(
    [session, other].map((each) => addUpload(each, 'Photo.jpg', upload)),
  );
  expect(paths).toEqual(['images/photo.webp', 'images/photo-2.webp']);
});

it('takes an upload where the browser keeps nothing', async () => {
  const { session, storage } = await open();
  jest.spyOn(session.tools.uploads, 'read').mockRejectedValue(new Error('Blocked.'));
  jest.spyOn(session.tools.uploads, 'write').mockRejectedValue(new Error('Blocked.'));
  expect(await addUpload(session, 'Photo.jpg', upload)).toBe('images/photo.webp');
  expect(storage.kept.size).toBe(0);
});

it('gives no upload the name of a picture of the site', async () => {
  const { session, put } = await open();
  await put('images/photo.webp', 800);
  expect(await addUpload(session, 'Photo.jpg', upload)).toBe('images/photo-2.webp');
});

it('saves no upload that nothing shows', async () => {
  const { session, pictures } = await open();
  await addUpload(session, 'Photo.jpg', upload);
  expect(pictures()).toEqual([]);
});

describe('an upload that is not saved yet', () => {
  const chosen = async () => {
    const opened = await open();
    opened.use(await addUpload(opened.session, 'photo.jpg', upload));
    return opened;
  };

  it('gets another name where somebody saves a picture of its name', async () => {
    const { session, put, pictures } = await chosen();
    await put('images/photo.webp', 800);
    expect(pictures()).toEqual([{ path: 'images/photo-2.webp', base64: 'mine' }]);
    expect(session.state.values[page]?.sections).toEqual([
      { type: 'story', picture: { src: '../images/photo-2.webp' } },
    ]);
  });

  it('gets another name where somebody does while the editor is closed', async () => {
    const { reopened } = await chosen();
    const { state } = await reopened('images/photo.webp', 800);
    expect(state.uploads).toEqual({ 'images/photo-2.webp': upload });
    expect(state.values[page]?.sections).toMatchObject([
      { picture: { src: '../images/photo-2.webp' } },
    ]);
  });

  it('is done with where it is saved, and found to be too large then', async () => {
    const { session, put } = await chosen();
    await put('images/photo.webp', { reason: 'The file has 12 MB.' });
    expect(session.state.uploads).toEqual({});
  });

  it('is done with where another window has saved it', async () => {
    const { session, put, pictures } = await chosen();
    await put('images/photo.webp', upload.width);
    expect(pictures()).toEqual([]);
    expect(session.state.uploads).toEqual({});
    expect(session.state.values[page]?.sections).toMatchObject([
      { picture: { src: '../images/photo.webp' } },
    ]);
  });
});
