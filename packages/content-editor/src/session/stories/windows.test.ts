import {
  contact,
  contactFiles,
  memoryStorage,
  openContact,
  openSession,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { save } from '../save/save';

/* Several windows of one browser show the same unsaved changes. */

const photo = { base64: '', width: 4, height: 3 };
const value = { ...contact, location: 'Beckley, WV' };
const draft = { base: contactFiles['contact.json'], value };
const drafted = new Map([['contact.json', draft]]);

it('receives what another window stores while this one opens', async () => {
  const drafts = memoryStorage();
  const session = await openSession(memoryStore(contactFiles).store, undefined, {
    ...drafts,
    read: async () => {
      const stored = await drafts.read();
      void drafts.broadcast(drafted);
      return stored;
    },
  });
  expect(session.state.editedEntries['contact.json']).toEqual(value);
});

it('applies what another window stores, and writes nothing back', async () => {
  const { session, drafts } = await openContact();
  const write = jest.spyOn(drafts, 'write');
  await drafts.broadcast(drafted);
  await session.storeDrafts();
  expect(session.state.editedEntries['contact.json']).toEqual(value);
  await drafts.broadcast(new Map([['contact.json', undefined]]));
  await session.storeDrafts();
  expect(session.state.editedEntries['contact.json']).toEqual(contact);
  expect(write).not.toHaveBeenCalled();
});

it.each(['before', 'after'])(
  'leaves storing to the other window if somebody saves the same file %s it types',
  async (time) => {
    const { session, writeElsewhere, drafts } = await openContact();
    if (time === 'after') await drafts.broadcast(drafted);
    const phone = '(304) 555-0199';
    writeElsewhere('contact.json', JSON.stringify({ ...contact, phone }));
    await session.refresh();
    if (time === 'before') await drafts.broadcast(drafted);
    const write = jest.spyOn(drafts, 'write');
    await session.storeDrafts();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...value, phone });
    expect(write).not.toHaveBeenCalled();
  },
);

describe('undo, while another window types', () => {
  /** Another window types an address, word by word. */
  const typeThere = async ({ drafts, session }: Awaited<ReturnType<typeof openContact>>) => {
    for (const email of ['typed@', 'typed@there.example']) {
      const there = { ...draft, value: { ...session.state.editedEntries['contact.json'], email } };
      await drafts.broadcast(new Map([['contact.json', there]]));
    }
  };
  const email = 'typed@there.example';

  it('takes back what this window did, and nothing else', async () => {
    const opened = await openContact();
    const { session } = opened;
    session.change('location', 'Beckley, WV');
    await typeThere(opened);
    session.change('phone', '(304) 555-0199');
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...value, email });
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...contact, email });
    session.redo();
    expect(session.state.editedEntries['contact.json']).toEqual({ ...value, email });
  });

  it('keeps what the other window has typed in the same field', async () => {
    const opened = await openContact();
    opened.session.change('email', 'typed@here.example');
    await typeThere(opened);
    opened.session.undo();
    expect(opened.session.state.editedEntries['contact.json']).toEqual({ ...contact, email });
  });

  it('takes back what the other window has saved for this one', async () => {
    const { session, writeElsewhere, drafts } = await openContact();
    session.change('location', 'Beckley, WV');
    await session.storeDrafts();
    writeElsewhere('contact.json', JSON.stringify(value));
    await drafts.broadcast(new Map([['contact.json', undefined]]));
    session.undo();
    expect(session.state.editedEntries['contact.json']).toEqual(contact);
    expect(session.state.conflicts).toEqual([]);
  });

  it('keeps what it has deleted', async () => {
    const { session, drafts } = await openContact();
    session.change('location', 'Beckley, WV');
    session.setEntry('services/audits.json', { title: 'Audits' });
    await session.storeDrafts();
    await drafts.broadcast(new Map([['services/audits.json', undefined]]));
    session.undo();
    session.redo();
    expect(session.state.editedEntries).toEqual({ 'contact.json': value });
  });
});

describe('a window that doesn’t know of a save yet', () => {
  const openTwo = async () => {
    const { store } = memoryStore(contactFiles);
    const [mine, others] = [memoryStorage(), memoryStorage()];
    const write = jest.spyOn(others, 'write');
    const session = await openSession(store, undefined, mine);
    const second = await openSession(store, undefined, others);
    session.dispatch({ type: 'file opened', file: 'contact.json' });
    session.change('location', 'Beckley, WV');
    session.change('email', 'saved@first.example');
    await save(session);
    return {
      session,
      second,
      write,
      broadcast: async () => {
        await session.storeDrafts();
        await others.broadcast(new Map(mine.stored));
      },
    };
  };
  const openTyped = async () => {
    const opened = await openTwo();
    opened.session.change('email', 'typed@later.example');
    await opened.broadcast();
    return opened;
  };
  const typed = { ...value, email: 'typed@later.example' };

  it('doesn’t revert it, even if a saved field is changed again', async () => {
    const { session, second, broadcast } = await openTwo();
    session.change('location', 'Weston, WV');
    await broadcast();
    await second.refresh();
    const email = 'saved@first.example';
    const saved = { ...contact, email, location: 'Weston, WV' };
    expect(second.state.editedEntries['contact.json']).toEqual(saved);
    expect(second.state.conflicts).toEqual([]);
  });

  it('shows everything once it knows, and writes nothing back', async () => {
    const { second, write } = await openTyped();
    await second.storeDrafts();
    expect(write).not.toHaveBeenCalled();
    await second.refresh();
    await second.storeDrafts();
    expect(second.state.editedEntries['contact.json']).toEqual(typed);
    expect(second.state.conflicts).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  it('stores what is typed in it', async () => {
    const { second, write } = await openTyped();
    second.dispatch({ type: 'file opened', file: 'contact.json' });
    second.change('phone', '(304) 555-0199');
    await second.refresh();
    await second.storeDrafts();
    const [changes] = write.mock.lastCall ?? [];
    expect(changes?.get('contact.json')?.value).toEqual({ ...typed, phone: '(304) 555-0199' });
  });
});

it('shows uploads of another window, and writes nothing back', async () => {
  const { session, drafts } = await openContact();
  const write = jest.spyOn(drafts, 'write');
  await drafts.broadcast(new Map([['images/new.webp', { base: null, value: photo }]]));
  expect(session.state.pictures).toEqual({ 'images/new.webp': photo });
  await session.storeDrafts();
  session.setEntry('pages/a.json', { path: '/a', picture: '../images/new.webp' });
  await drafts.broadcast(new Map([['images/new.webp', undefined]]));
  expect(session.state.pictures).toEqual({ 'images/new.webp': photo });
  expect(write).not.toHaveBeenCalled();
});

it('removes a deleted upload from every window, until that is undone', async () => {
  const { session, drafts } = await openContact();
  const { session: second } = await openContact({}, drafts);
  const path = session.addUpload('new.jpg', photo);
  await session.storeDrafts();
  await drafts.broadcast(new Map(drafts.stored));
  session.dispatch({ type: 'deletion toggled', path });
  session.undo();
  expect(session.state.pictures).toEqual({ [path]: photo });
  session.dispatch({ type: 'deletion toggled', path });
  await session.storeDrafts();
  expect(drafts.stored.size).toBe(0);
  await drafts.broadcast(new Map([[path, undefined]]));
  expect(second.state.pictures).toEqual({});
});
