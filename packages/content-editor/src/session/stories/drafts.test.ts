import {
  contact,
  contactFiles,
  memoryStorage,
  nextTask,
  openContact,
  openSession,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Entry } from '../../writing/json';
import { save } from '../save/save';
import type { Session } from '../session';

it('are removed by a save', async () => {
  const { session, files, drafts } = await openContact();
  session.change('location', 'Beckley, WV');
  await session.storeDrafts();
  expect(drafts.stored.size).toBe(1);
  await expect(save(session)).resolves.toBe(true);
  expect(JSON.parse(files()['contact.json'] ?? '')).toMatchObject({ location: 'Beckley, WV' });
  await session.storeDrafts();
  expect(drafts.stored.size).toBe(0);
});

it.each<[string, (session: Session) => void]>([
  ['a text', (session) => session.change('location', 'Beckley, WV')],
  ['a file to delete', (session) => session.setEntry('contact.json', undefined)],
  [
    'a picture to delete',
    (session) => session.dispatch({ type: 'deletion toggled', path: 'images/old.webp' }),
  ],
  ['an upload', (session) => session.addUpload('new.jpg', { base64: '', width: 4, height: 3 })],
])('store %s without being asked, and restore it', async (_, change) => {
  const pictures = { 'images/old.webp': { width: 800, height: 600 } };
  const load = () => Promise.resolve({ files: contactFiles, pictures, version: '1' });
  const { session, drafts } = await openContact({ load });
  await nextTask();
  change(session);
  await nextTask();
  expect(drafts.stored.size).toBe(1);
  const { state } = (await openContact({ load }, drafts)).session;
  expect(state.editedEntries).toEqual(session.state.editedEntries);
  expect(state.pictures).toEqual(session.state.pictures);
});

it('are merged with what was saved elsewhere before they are restored', async () => {
  const { session, drafts } = await openContact();
  session.change('location', 'Beckley, WV');
  await session.storeDrafts();
  const phone = '(304) 555-0199';
  const { store } = memoryStore({ 'contact.json': JSON.stringify({ ...contact, phone }) });
  const { state } = await openSession(store, undefined, drafts);
  expect(state.editedEntries['contact.json']).toEqual({
    ...contact,
    phone,
    location: 'Beckley, WV',
  });
  expect(state.conflicts).toEqual([]);
});

it.each([
  ['changed', JSON.stringify({ ...contact, location: 'Weston, WV' })],
  ['damaged', '{ "location": '],
  ['missing', undefined],
])('outlast a file that is %s for a while, as on another branch', async (_, text) => {
  const { session, drafts, writeElsewhere } = await openContact();
  session.change('location', 'Beckley, WV');
  writeElsewhere('contact.json', text);
  await session.refresh();
  await session.storeDrafts();
  writeElsewhere('contact.json', contactFiles['contact.json']);
  const later = await openSession(session.tools.store, undefined, drafts);
  await session.refresh();
  for (const { state } of [session, later]) {
    expect(state.editedEntries['contact.json']).toEqual({ ...contact, location: 'Beckley, WV' });
    expect(state.conflicts).toEqual([]);
  }
});

it('stay stored for a file that the site no longer has', async () => {
  const file = 'testimonials.json';
  const drafts = memoryStorage([[file, { base: null, value: { title: 'Old' } }]]);
  const { session } = await openContact({}, drafts);
  expect(session.state.editedEntries).not.toHaveProperty([file]);
  session.change('location', 'Beckley, WV');
  await expect(save(session)).resolves.toBe(true);
  await session.storeDrafts();
  expect([...drafts.stored.keys()]).toEqual([file]);
});

it('are mentioned if the site no longer has their file', async () => {
  const drafts = memoryStorage([['team.json', { base: null, value: { title: 'Old' } }]]);
  const { session } = await openContact({}, drafts);
  expect(session.greeting).toBe(
    'Unsaved changes of “Old” are kept, but have no place on the site.',
  );
});

describe('when the model has changed', () => {
  /** Opens a draft of the contact details, typed when these were their fields. */
  const openDraft = async (old: Entry, value: Entry, files = contactFiles) => {
    const draft = { base: JSON.stringify(old), value };
    const drafts = memoryStorage([['contact.json', draft]]);
    return (await openSession(memoryStore(files).store, undefined, drafts)).state;
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

describe('a blocked storage', () => {
  it('is reported, and editing and saving still work', async () => {
    const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const drafts = { ...memoryStorage(), read: blocked, write: blocked };
    const { session } = await openContact({}, drafts);
    session.change('location', 'Beckley, WV');
    await session.storeDrafts();
    expect(session.state.status).toContain('can’t keep unsaved changes');
    expect(session.state.failure).toBe('error');
    await expect(save(session)).resolves.toBe(true);
  });

  it('gets all drafts once it works again', async () => {
    const { session, drafts } = await openContact();
    const write = jest.spyOn(drafts, 'write').mockRejectedValueOnce(new Error('full'));
    session.setEntry('services/audits.json', { title: 'Audits' });
    await session.storeDrafts();
    session.change('location', 'Beckley, WV');
    await session.storeDrafts();
    expect(write).toHaveBeenCalledTimes(2);
    expect([...drafts.stored.keys()].sort()).toEqual(['contact.json', 'services/audits.json']);
  });
});
