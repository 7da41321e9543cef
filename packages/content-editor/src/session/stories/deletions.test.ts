import {
  contact,
  contactFiles,
  openContact,
  publishes,
} from '../../../tests/helpers/editor-session';
import type { Outcome, PublishRequest } from '../../store/publishing';
import type { Snapshot } from '../../store/content';
import { publishEdits } from '../publish/send-edits';
import { canRedo } from '../undo/undo';
import { writesOf, isPictureUsed } from '../write/to-write';

const path = 'images/old.webp';
const pictures = { [path]: { width: 800, height: 600 } };
const load = (known?: string) =>
  Promise.resolve(
    known === undefined ? { files: contactFiles, pictures, version: '1' } : undefined,
  );
const deleted: Outcome = {
  result: 'done',
  snapshot: { files: contactFiles, pictures: {}, version: '2' },
};

describe('deletions', () => {
  describe('a picture marked for deletion', () => {
    it('stays marked after a reload', async () => {
      const { session, edits } = await openContact({ load });
      session.dispatch({ type: 'deletion toggled', path });
      await session.keep();
      const { session: later } = await openContact({ load }, edits);
      expect(later.state.pictures).toEqual({ [path]: null });
      expect(later.greeting).toBe('What you have typed is here.');
    });

    it('is kept if a page uses it again before it is published', async () => {
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

    it('comes back by undo, and goes by redo, if it was never published', async () => {
      const { session } = await openContact({ load });
      const added = session.addUpload('new.webp', { base64: 'AAAA', width: 4, height: 3 });
      session.dispatch({ type: 'deletion toggled', path: added });
      session.undo();
      expect(session.state.pictures).toHaveProperty([added, 'base64'], 'AAAA');
      session.redo();
      expect(session.state.pictures).toEqual({});
    });

    it('goes with a publication, which leaves nothing edited', async () => {
      const send = jest.fn<Promise<Outcome>, [PublishRequest]>(() => Promise.resolve(deleted));
      const { session, edits } = await openContact({ load, publishing: { publish: send } });
      session.dispatch({ type: 'deletion toggled', path });
      expect(await publishes(session)).toBe(true);
      expect(send.mock.lastCall?.[0].writes).toEqual([{ path, base64: null }]);
      await session.keep();
      expect(edits.kept.size).toBe(0);
    });

    it('isn’t marked again by an undo after the publication', async () => {
      const { session } = await openContact({
        load,
        publishing: { publish: () => Promise.resolve(deleted) },
      });
      session.dispatch({ type: 'deletion toggled', path });
      session.change('location', 'Elkins');
      session.change('location', contact.location);
      await publishEdits(session);
      session.undo();
      expect(session.state.pictures).toEqual({});
    });

    it('doesn’t come back by an undo after the publication, which says so', async () => {
      const { session } = await openContact({
        load,
        publishing: { publish: () => Promise.resolve(deleted) },
      });
      session.dispatch({ type: 'deletion toggled', path });
      await publishEdits(session);
      session.undo();
      expect(session.state.status).toBe(
        '“Contact” can’t be undone: it needs a picture that isn’t there any more.',
      );
      expect(canRedo(session.state)).toBe(false);
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
});
