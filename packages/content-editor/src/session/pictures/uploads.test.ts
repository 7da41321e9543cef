import { openSession } from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore, pictureSize } from '../../../tests/helpers/memory-store';
import type { Upload } from '../../store/content';
import { publishEdits } from '../publish/send-edits';
import { editedFiles } from '../state/edited';
import { writesOf } from '../write/to-write';

const page = 'pages/home.json';
const entry = { path: '/', sections: [{ type: 'story', picture: { src: '../images/old.webp' } }] };
const upload: Upload = { ...pictureSize, base64: 'mine' };

async function open() {
  const edits = memoryEdits();
  const memory = memoryStore({ [page]: JSON.stringify(entry) });
  const session = await openSession(memory.store, undefined, edits);
  return {
    session,
    edits,
    memory,
    /** Closes the session, and opens another once a picture was published. */
    reopen: async (path: string, base64: string) => {
      await session.keep();
      memory.addPictureElsewhere(path, base64);
      return openSession(memory.store, undefined, edits);
    },
    /** Adds a picture to the folder from outside the session. */
    addElsewhere: (path: string, base64: string) => {
      memory.addPictureElsewhere(path, base64);
      return session.refresh();
    },
    use: (path: string) => session.change('sections[0].picture.src', `../${path}`),
    pictures: () => writesOf(session.state).filter((change) => 'base64' in change),
  };
}

describe('a session with uploads', () => {
  it('gives each upload a unique name', async () => {
    const { session } = await open();
    expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo.webp');
    expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo-2.webp');
  });

  it('never gives an upload the name of a picture of the site', async () => {
    const { session, addElsewhere } = await open();
    await addElsewhere('images/photo.webp', 'theirs');
    expect(session.addUpload('Photo.jpg', upload)).toBe('images/photo-2.webp');
  });

  it('doesn’t publish an unused upload', async () => {
    const { session, pictures } = await open();
    session.addUpload('Photo.jpg', upload);
    expect(pictures()).toEqual([]);
  });

  describe('an upload that is not published yet', () => {
    const openUsed = async () => {
      const opened = await open();
      opened.use(opened.session.addUpload('photo.jpg', upload));
      return opened;
    };

    it('is renamed when another picture with its name is published', async () => {
      const { session, addElsewhere, pictures } = await openUsed();
      await addElsewhere('images/photo.webp', 'theirs');
      expect(pictures()).toEqual([{ path: 'images/photo-2.webp', base64: 'mine' }]);
      expect(session.state.editedEntries[page]?.sections).toEqual([
        { type: 'story', picture: { src: '../images/photo-2.webp' } },
      ]);
    });

    it('keeps the ending of its name, since it may be an earlier picture of another form', async () => {
      const { session, use, addElsewhere, pictures } = await open();
      const path = 'images/photo.png';
      session.dispatch({ type: 'picture added', path, upload });
      use(path);
      await addElsewhere(path, 'theirs');
      expect(pictures()).toEqual([{ path: 'images/photo-2.png', base64: 'mine' }]);
    });

    it('gets a name of its own where its name and that of another upload are taken at once', async () => {
      const { session, memory, addElsewhere } = await open();
      // as long as names are cut at
      const name = 'x'.repeat(60);
      const paths = [
        session.addUpload(`${name}.jpg`, upload),
        session.addUpload(`${name}.jpg`, { ...upload, base64: 'another' }),
      ];
      const { pictures: mine } = session.state;
      expect(Object.keys(mine)).toEqual(paths);
      memory.addPictureElsewhere(paths[0] ?? '', 'theirs');
      await addElsewhere(paths[1] ?? '', 'theirs, too');
      expect(Object.values(session.state.pictures)).toEqual(Object.values(mine));
    });

    it('is renamed when that happens while the editor is closed', async () => {
      const { reopen } = await openUsed();
      const { state } = await reopen('images/photo.webp', 'theirs');
      expect(state.pictures).toEqual({ 'images/photo-2.webp': upload });
      expect(state.editedEntries[page]?.sections).toMatchObject([
        { picture: { src: '../images/photo-2.webp' } },
      ]);
    });

    it('is renamed in nothing that others have published meanwhile with their picture', async () => {
      const { memory, reopen } = await openUsed();
      const theirs = {
        ...entry,
        sections: [{ type: 'story', picture: { src: '../images/photo.webp' } }],
      };
      memory.writeElsewhere('pages/about.json', JSON.stringify(theirs));
      const { state } = await reopen('images/photo.webp', 'theirs');
      expect(state.editedEntries['pages/about.json']).toEqual(theirs);
      expect(editedFiles(state)).toEqual([page]);
    });

    it('is dropped if it was published while the editor was closed', async () => {
      const { reopen } = await openUsed();
      const { state } = await reopen('images/photo.webp', 'mine');
      expect(state.pictures).toEqual({});
    });

    it('is dropped once this window has published it', async () => {
      const { session, memory } = await openUsed();
      const isInContent = jest.spyOn(memory.store.pictures, 'isInContent');
      await publishEdits(session);
      expect(session.state.pictures).toEqual({});
      expect(session.state.base.pictures).toHaveProperty(['images/photo.webp']);
      // this window knows what it has sent
      expect(isInContent).not.toHaveBeenCalled();
    });

    it('is dropped once it is published, even if the published picture can’t be inspected', async () => {
      const { session, memory } = await openUsed();
      memory.addPictureElsewhere('images/photo.webp', 'mine');
      const { files = {}, version = '' } = (await memory.store.load()) ?? {};
      const damaged = { 'images/photo.webp': { finding: { code: 'picture-damaged', params: {} } } };
      jest.spyOn(memory.store, 'load').mockResolvedValueOnce({ files, pictures: damaged, version });
      await session.refresh();
      expect(session.state.pictures).toEqual({});
    });

    it('is dropped once another window has published it', async () => {
      const { session, addElsewhere, pictures } = await openUsed();
      await addElsewhere('images/photo.webp', 'mine');
      expect(pictures()).toEqual([]);
      expect(session.state.pictures).toEqual({});
      expect(session.state.editedEntries[page]?.sections).toMatchObject([
        { picture: { src: '../images/photo.webp' } },
      ]);
    });
  });
});
