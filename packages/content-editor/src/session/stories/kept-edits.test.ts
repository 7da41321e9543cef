import {
  contact,
  contactFiles,
  nextTask,
  openContact,
  openSession,
  publishes,
  resolveConflicts,
} from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import type { Entry } from '../../writing/json';
import type { Session } from '../session';

describe('edits that are kept', () => {
  it('are removed by a publication', async () => {
    const { session, files, edits } = await openContact();
    session.change('location', 'Beckley, WV');
    await session.keep();
    expect(edits.kept.size).toBe(1);
    expect(await publishes(session)).toBe(true);
    expect(JSON.parse(files()['contact.json'] ?? '')).toMatchObject({ location: 'Beckley, WV' });
    await session.keep();
    expect(edits.kept.size).toBe(0);
  });

  it.each<[string, (session: Session) => void]>([
    ['a text', (session) => session.change('location', 'Beckley, WV')],
    ['a file to delete', (session) => session.setEntry('contact.json', undefined)],
    [
      'a picture to delete',
      (session) => session.dispatch({ type: 'deletion toggled', path: 'images/old.webp' }),
    ],
    ['an upload', (session) => session.addUpload('new.jpg', { base64: '', width: 4, height: 3 })],
  ])('keep %s without being asked, and restore it', async (_, change) => {
    const pictures = { 'images/old.webp': { width: 800, height: 600 } };
    const load = () => Promise.resolve({ files: contactFiles, pictures, version: '1' });
    const { session, edits } = await openContact({ load });
    await nextTask();
    change(session);
    await nextTask();
    expect(edits.kept.size).toBe(1);
    const { state } = (await openContact({ load }, edits)).session;
    expect(state.editedEntries).toEqual(session.state.editedEntries);
    expect(state.pictures).toEqual(session.state.pictures);
  });

  it('are merged with what has changed elsewhere before they are restored', async () => {
    const { session, edits } = await openContact();
    session.change('location', 'Beckley, WV');
    await session.keep();
    const phone = '(304) 555-0199';
    const { store } = memoryStore({ 'contact.json': JSON.stringify({ ...contact, phone }) });
    const { state } = await openSession(store, undefined, edits);
    expect(state.editedEntries['contact.json']).toEqual({
      ...contact,
      phone,
      location: 'Beckley, WV',
    });
    expect(state.conflicts).toEqual([]);
  });

  it('are waited for as long as they are on their way', async () => {
    const { session, edits } = await openContact();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    jest.spyOn(edits, 'keep').mockReturnValueOnce(answered);
    session.change('location', 'Beckley, WV');
    void session.keep();
    let isOver = false;
    const again = session.keep().then(() => {
      isOver = true;
    });
    await nextTask();
    expect(isOver).toBe(false);
    answer();
    await again;
  });

  it.each([
    ['changed', JSON.stringify({ ...contact, location: 'Weston, WV' })],
    ['damaged', '{ "location": '],
    ['missing', undefined],
  ])('outlast a file that is %s for a while, as on another branch', async (_, text) => {
    const { session, edits, writeElsewhere } = await openContact();
    session.change('location', 'Beckley, WV');
    writeElsewhere('contact.json', text);
    await session.refresh();
    await session.keep();
    writeElsewhere('contact.json', contactFiles['contact.json']);
    const later = await openSession(session.store, undefined, edits);
    await session.refresh();
    for (const { state } of [session, later]) {
      expect(state.editedEntries['contact.json']).toEqual({ ...contact, location: 'Beckley, WV' });
      expect(state.conflicts).toEqual([]);
    }
  });

  it('stay kept for a file that the site no longer has', async () => {
    const file = 'testimonials.json';
    const edits = memoryEdits([[file, { base: null, value: { title: 'Old' } }]]);
    const { session } = await openContact({}, edits);
    expect(session.state.editedEntries).not.toHaveProperty([file]);
    session.change('location', 'Beckley, WV');
    expect(await publishes(session)).toBe(true);
    await session.keep();
    expect([...edits.kept.keys()]).toEqual([file]);
  });

  it('are mentioned if the site no longer has their file', async () => {
    const edits = memoryEdits([['team.json', { base: null, value: { title: 'Old' } }]]);
    const { session } = await openContact({}, edits);
    expect(session.greeting).toBe('Changes of “Old” are kept, but have no place on the site.');
  });

  describe('when the model has changed', () => {
    /** Opens what is edited of the contact details, typed when these were their fields. */
    const openDraft = async (old: Entry, value: Entry, files = contactFiles) => {
      const draft = { base: JSON.stringify(old), value };
      const edits = memoryEdits([['contact.json', draft]]);
      return (await openSession(memoryStore(files).store, undefined, edits)).state;
    };

    it('keep the text of a field that was removed', async () => {
      const fax = '(304) 555-0188';
      const { editedEntries, conflicts } = await openDraft(contact, { ...contact, fax });
      expect(editedEntries['contact.json']).toEqual({ ...contact, fax });
      expect(conflicts).toEqual([]);
    });

    it('ask about the text of a field that was renamed', async () => {
      const { location, ...others } = contact;
      const files = { 'contact.json': JSON.stringify({ ...others, town: location }) };
      const typed = { ...contact, location: 'Beckley, WV' };
      const { editedEntries, conflicts } = await openDraft(contact, typed, files);
      expect(editedEntries['contact.json']).toEqual({ ...typed, town: location });
      expect(conflicts).toMatchObject([{ field: 'location', theirs: undefined }]);
    });

    it('keep a value whose type was changed', async () => {
      const phone = ['(304) 555-0142', '(304) 555-0199'];
      const { editedEntries } = await openDraft({ ...contact, phone: [] }, { ...contact, phone });
      expect(editedEntries['contact.json']).toEqual({ ...contact, phone });
    });
  });

  describe('where nothing can be kept', () => {
    it('that is told, and editing and publishing still work', async () => {
      const write = () => Promise.reject(new Error('This browser can’t keep what you type.'));
      const { session } = await openContact({}, { ...memoryEdits(), keep: write });
      session.change('location', 'Beckley, WV');
      await session.keep();
      expect(session.state.status).toContain('can’t keep what you type');
      expect(session.state.failure).toBe('error');
      expect(await publishes(session)).toBe(true);
    });

    it('everything is kept once it works again, also that something is not edited any more', async () => {
      const { session, edits } = await openContact();
      session.change('location', 'Beckley, WV');
      await session.keep();
      const write = jest.spyOn(edits, 'keep').mockRejectedValueOnce(new Error('full'));
      session.setEntry('services/audits.json', { title: 'Audits' });
      session.change('location', contact.location);
      await session.keep();
      session.change('title', 'Reviews', { file: 'services/audits.json' });
      await session.keep();
      expect(write).toHaveBeenCalledTimes(2);
      expect([...edits.kept.keys()]).toEqual(['services/audits.json']);
    });

    it('it is kept with the next change, also if another file was kept meanwhile', async () => {
      const { session, edits } = await openContact();
      jest.spyOn(edits, 'keep').mockRejectedValueOnce(new Error('full'));
      session.change('location', 'Beckley, WV');
      const first = session.keep();
      session.setEntry('services/audits.json', { title: 'Audits' });
      await Promise.all([first, session.keep()]);
      expect([...edits.kept.keys()]).toEqual(['services/audits.json']);
      session.change('title', 'Reviews', { file: 'services/audits.json' });
      await session.keep();
      expect(edits.kept.get('contact.json')?.value).toMatchObject({ location: 'Beckley, WV' });
    });

    it('nothing is opened that would be written over what can’t be read', async () => {
      const read = () => Promise.reject(new Error('No answer.'));
      await expect(openContact({}, { ...memoryEdits(), read })).rejects.toThrow('No answer.');
    });
  });

  describe('what this browser holds, since it isn’t known to be kept', () => {
    const began = { base: contactFiles['contact.json'], value: contact };
    const typed = (change: Partial<typeof contact>) => ({
      ...began,
      value: { ...contact, ...change },
    });
    const path = 'contact.json';

    it('is there again, and kept', async () => {
      const edits = memoryEdits();
      edits.unconfirmed.push({
        path,
        before: undefined,
        after: typed({ location: 'Beckley, WV' }),
      });
      const { session } = await openContact({}, edits);
      expect(session.state.editedEntries[path]).toMatchObject({ location: 'Beckley, WV' });
      expect(edits.kept.get(path)?.value).toMatchObject({ location: 'Beckley, WV' });
      expect(edits.unconfirmed).toEqual([]);
    });

    it('is merged with what was typed in another browser since', async () => {
      const edits = memoryEdits([[path, typed({ phone: '1' })]]);
      edits.unconfirmed.push({
        path,
        before: undefined,
        after: typed({ location: 'Beckley, WV' }),
      });
      const { session } = await openContact({}, edits);
      expect(session.state.editedEntries[path]).toMatchObject({
        phone: '1',
        location: 'Beckley, WV',
      });
    });

    it('is held until somebody has chosen, if the same was typed there', async () => {
      const edits = memoryEdits([[path, typed({ location: 'Weston, WV' })]]);
      edits.unconfirmed.push({
        path,
        before: undefined,
        after: typed({ location: 'Beckley, WV' }),
      });
      const { session } = await openContact({}, edits);
      const expected = [{ field: 'location', theirs: 'Beckley, WV' }];
      expect(session.state.conflicts).toMatchObject(expected);
      await session.keep();
      expect(edits.unconfirmed).toHaveLength(1);
      const later = (await openContact({}, edits)).session;
      expect(later.state.conflicts).toMatchObject(expected);
      resolveConflicts(later);
      await nextTask();
      expect(edits.unconfirmed).toEqual([]);
      expect(later.state.editedEntries[path]).toMatchObject({ location: 'Weston, WV' });
    });

    it('is over, if it was written to the files before the store knew all of it', async () => {
      const kept = typed({ location: 'Beck' });
      const edits = memoryEdits([[path, kept]]);
      edits.unconfirmed.push({ path, before: kept, after: undefined });
      const written = { ...contact, location: 'Beckley, WV' };
      const { store } = memoryStore({ [path]: JSON.stringify(written) });
      const { state } = await openSession(store, undefined, edits);
      expect(state.editedEntries[path]).toEqual(written);
      expect(state.conflicts).toEqual([]);
      expect(edits.kept.size).toBe(0);
    });

    it('is over, if it was written, and leaves what another browser has kept since', async () => {
      const edits = memoryEdits([[path, typed({ phone: '1' })]]);
      edits.unconfirmed.push({ path, before: typed({ location: 'Beck' }), after: undefined });
      const written = { ...contact, location: 'Beckley, WV' };
      const { store } = memoryStore({ [path]: JSON.stringify(written) });
      const { state } = await openSession(store, undefined, edits);
      expect(state.editedEntries[path]).toEqual({ ...written, phone: '1' });
      expect(state.conflicts).toEqual([]);
    });

    it('takes back what it has taken back', async () => {
      const edits = memoryEdits([[path, typed({ location: 'Beckley, WV' })]]);
      edits.unconfirmed.push({
        path,
        before: typed({ location: 'Beckley, WV' }),
        after: undefined,
      });
      const { session } = await openContact({}, edits);
      expect(session.state.editedEntries[path]).toEqual(contact);
      expect(edits.kept.size).toBe(0);
    });
  });
});
