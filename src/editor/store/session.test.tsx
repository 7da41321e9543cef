import { memoryStorage, memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { Problem } from '../site/model';
import { refresh, save } from './save';
import type { Draft } from './draft-storage';
import type { Session } from './session';
import type { Check, Saved, Snapshot, Upload } from './store';
import { changesOf, isShown } from './to-save';
import { addUpload } from './uploads';

const contact = { email: 'a@b.example', phone: '(304) 555-0142', location: 'Elkins, WV' };
const files = { 'contact.json': JSON.stringify(contact, null, 2) };
const mistake: Problem = {
  severity: 'error',
  file: 'contact.json',
  line: 1,
  column: 1,
  field: 'phone',
  message: 'This is no number.',
};

const photo: Upload = { base64: '', width: 4, height: 3 };
/** What is stored by itself is stored after the event. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

let drafts = memoryStorage<Draft>();
let uploads = memoryStorage<Upload>();
beforeEach(() => {
  drafts = memoryStorage();
  uploads = memoryStorage();
});

async function open(parts: Parameters<typeof memoryStore>[1] = {}, check = () => [] as Problem[]) {
  const memory = memoryStore(files, parts);
  const session = await openSession(memory.store, () => Promise.resolve(check()), drafts, uploads);
  session.update({ file: 'contact.json' });
  return { session, ...memory };
}

it('saves what was changed, and nothing is left of the draft', async () => {
  const { session, files: saved } = await open();
  session.change('location', 'Beckley, WV');
  await session.keep();
  expect(drafts.kept.size).toBe(1);
  await expect(save(session)).resolves.toBe(true);
  expect(JSON.parse(saved()['contact.json'] ?? '')).toMatchObject({ location: 'Beckley, WV' });
  await session.keep();
  expect(drafts.kept.size).toBe(0);
});

it.each([
  ['is full', new Error('The disk is full.')],
  ['does not answer', new TypeError('Failed to fetch')],
])('keeps everything where the disk %s', async (_, error) => {
  const { session } = await open({ save: () => Promise.reject(error) });
  session.change('location', 'Beckley, WV');
  await expect(save(session)).resolves.toBe(false);
  expect(session.state.status).toBe(`Not saved: ${error.message} What you typed is kept.`);
  expect(session.state.isSaving).toBe(false);
  await session.keep();
  const { session: later } = await open();
  expect(later.state.values['contact.json']).toMatchObject({ location: 'Beckley, WV' });
});

it('misses nothing that another window writes while it opens', async () => {
  const read = drafts.read;
  const value = { ...contact, location: 'Beckley, WV' };
  const tell = () =>
    drafts.tell(new Map([['contact.json', { base: files['contact.json'], value }]]));
  const session = await openSession(memoryStore(files).store, undefined, {
    ...drafts,
    read: async () => {
      const stored = await read();
      void tell();
      return stored;
    },
  });
  expect(session.state.values['contact.json']).toEqual(value);
});

it('works on where the browser keeps nothing, and says so', async () => {
  const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  drafts = { ...drafts, read: blocked, write: blocked };
  const { session } = await open();
  session.change('location', 'Beckley, WV');
  await session.keep();
  expect(session.state.status).toContain('keeps no unsaved work');
  await expect(save(session)).resolves.toBe(true);
});

it('follows another window, and does not answer it', async () => {
  const { session } = await open();
  const draft = { base: files['contact.json'], value: { ...contact, location: 'Beckley, WV' } };
  const write = jest.spyOn(drafts, 'write');
  await drafts.tell(new Map([['contact.json', draft]]));
  await session.keep();
  expect(session.state.values['contact.json']).toEqual(draft.value);
  await drafts.tell(new Map([['contact.json', undefined]]));
  await session.keep();
  expect(session.state.values['contact.json']).toEqual(contact);
  expect(write).not.toHaveBeenCalled();
});

describe('what another window types, where somebody else changes the file, too,', () => {
  const value = { ...contact, location: 'Beckley, WV' };
  const tell = () =>
    drafts.tell(new Map([['contact.json', { base: files['contact.json'], value }]]));
  const phone = '(304) 555-0199';

  it.each(['before', 'after'])('is left to it: %s that', async (time) => {
    const { session, write } = await open();
    if (time === 'before') await tell();
    write('contact.json', JSON.stringify({ ...contact, phone }));
    await refresh(session);
    if (time === 'after') await tell();
    const stored = jest.spyOn(drafts, 'write');
    await session.keep();
    expect(session.state.values['contact.json']).toEqual({ ...value, phone });
    expect(stored).not.toHaveBeenCalled();
  });
});

it('takes back nothing of what another window did', async () => {
  const { session } = await open();
  session.change('location', 'Beckley, WV');
  const value = { ...contact, location: 'Beckley, WV', email: 'typed@there.example' };
  await drafts.tell(new Map([['contact.json', { base: files['contact.json'], value }]]));
  session.undo();
  expect(session.state.values['contact.json']).toEqual(value);
  session.change('location', 'Beckley');
  session.undo();
  expect(session.state.values['contact.json']).toEqual(value);
});

describe('another window that does not know of a save yet', () => {
  it('takes back nothing of it, also where a saved field is changed again', async () => {
    const { store } = memoryStore(files);
    const session = await openSession(store, undefined, drafts);
    const others = memoryStorage<Draft>();
    const other = await openSession(store, undefined, others);
    session.update({ file: 'contact.json' });
    session.change('location', 'Beckley, WV');
    session.change('email', 'saved@first.example');
    await save(session);
    session.change('location', 'Weston, WV');
    await session.keep();
    await others.tell(new Map(drafts.kept));
    await refresh(other);
    const value = { ...contact, email: 'saved@first.example', location: 'Weston, WV' };
    expect(other.state.values['contact.json']).toEqual(value);
    expect(other.state.conflicts).toEqual([]);
  });

  const openBoth = async () => {
    const { store } = memoryStore(files);
    const storages = [memoryStorage<Draft>(), memoryStorage<Draft>()] as const;
    const [mine, others] = storages;
    const write = jest.spyOn(others, 'write');
    const sessions = [
      await openSession(store, undefined, mine),
      await openSession(store, undefined, others),
    ] as const;
    const [session, other] = sessions;
    session.update({ file: 'contact.json' });
    session.change('location', 'Beckley, WV');
    await save(session);
    session.change('email', 'typed@later.example');
    await session.keep();
    await others.tell(new Map(mine.kept));
    return { session, other, write };
  };
  const typed = { location: 'Beckley, WV', email: 'typed@later.example' };

  it('does not answer what is typed then', async () => {
    const { other, write } = await openBoth();
    await other.keep();
    expect(write).not.toHaveBeenCalled();
  });

  it('shows all of it, and answers nothing, once it knows of the save', async () => {
    const { other, write } = await openBoth();
    await other.keep();
    await refresh(other);
    await other.keep();
    expect(other.state.values['contact.json']).toEqual({ ...contact, ...typed });
    expect(other.state.conflicts).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  it('stores what is typed there', async () => {
    const { other, write } = await openBoth();
    other.update({ file: 'contact.json' });
    other.change('phone', '(304) 555-0199');
    await refresh(other);
    await other.keep();
    const value = { ...contact, ...typed, phone: '(304) 555-0199' };
    const [changes] = write.mock.lastCall ?? [];
    expect(changes?.get('contact.json')?.value).toEqual(value);
  });
});

it('shows what another window has uploaded, and does not answer it', async () => {
  const { session } = await open();
  const write = jest.spyOn(uploads, 'write');
  await uploads.tell(new Map([['images/new.webp', photo]]));
  expect(session.state.uploads).toEqual({ 'images/new.webp': photo });
  await session.keep();
  session.setEntry('pages/a.json', { path: '/a', picture: '../images/new.webp' });
  await uploads.tell(new Map([['images/new.webp', undefined]]));
  expect(session.state.uploads).toEqual({ 'images/new.webp': photo });
  expect(write).not.toHaveBeenCalled();
});

it('takes an upload that nothing shows away in every window, until the step is taken back', async () => {
  const [{ session }, { session: other }] = [await open(), await open()];
  const path = await addUpload(session, 'new.jpg', photo);
  await session.keep();
  await uploads.tell(new Map(uploads.kept));
  session.setDeleted(path, true);
  await session.keep();
  expect(uploads.kept.size).toBe(0);
  await uploads.tell(new Map([[path, undefined]]));
  expect(other.state.uploads).toEqual({});
  expect(session.state.deletions).toEqual([]);
  session.undo();
  expect(session.state.uploads).toEqual({ [path]: photo });
});

it('saves nothing with a mistake, and tells it then', async () => {
  let problems: Problem[] = [];
  const store = { save: jest.fn<Promise<Saved>, []>() };
  const { session } = await open(store, () => problems);
  session.change('phone', 'x');
  problems = [mistake];
  await expect(save(session)).resolves.toBe(false);
  expect(store.save).not.toHaveBeenCalled();
  expect(session.state.touched).toContainEqual({ file: 'contact.json', field: '' });
});

it('lets a file be saved while another has a mistake that was there before', async () => {
  const other = { ...mistake, file: 'site.json' };
  const { session } = await open({}, () => [other]);
  session.change('location', 'Beckley, WV');
  await expect(save(session)).resolves.toBe(true);
});

it('keeps what is typed while a save is under way', async () => {
  let answer: (saved: Saved) => void = () => undefined;
  const { session } = await open({
    save: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  session.change('location', 'Beckley, WV');
  const saving = save(session);
  await Promise.resolve();
  await Promise.resolve();
  session.change('email', 'typed@meanwhile.example');
  const text = JSON.stringify({ ...contact, location: 'Beckley, WV' });
  answer({
    result: 'saved',
    snapshot: { files: { 'contact.json': text }, pictures: {}, version: '2' },
  });
  await saving;
  expect(session.state.values['contact.json']).toEqual({
    ...contact,
    location: 'Beckley, WV',
    email: 'typed@meanwhile.example',
  });
});

it('joins what was not saved with what was changed until it is opened again', async () => {
  const { session } = await open();
  session.change('location', 'Beckley, WV');
  await session.keep();
  const memory = memoryStore({
    'contact.json': JSON.stringify({ ...contact, phone: '(304) 555-0199' }),
  });
  const later = await openSession(memory.store, undefined, drafts);
  expect(later.state.values['contact.json']).toEqual({
    ...contact,
    phone: '(304) 555-0199',
    location: 'Beckley, WV',
  });
  expect(later.state.conflicts).toEqual([]);
});

it('takes no answer for news that is older than its own save', async () => {
  const answers: (() => void)[] = [];
  const memory = memoryStore(files);
  const { load } = memory.store;
  const { session } = await open({ ...memory.store, load });
  const old = await load();
  jest.spyOn(session.tools.store, 'load').mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve(old));
      }),
  );
  const refreshing = refresh(session);
  session.change('location', 'Beckley, WV');
  await save(session);
  for (const answer of answers) answer();
  await refreshing;
  expect(session.state.values['contact.json']).toMatchObject({ location: 'Beckley, WV' });
});

describe('a field that was changed twice', () => {
  const conflict = { file: 'contact.json', field: 'location' };
  const changedTwice = async () => {
    const opened = await open();
    opened.session.change('location', 'Beckley, WV');
    opened.write('contact.json', JSON.stringify({ ...contact, location: 'Weston, WV' }));
    await refresh(opened.session);
    expect(opened.session.state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
    return opened;
  };
  const reopened = async ({ session, store }: Awaited<ReturnType<typeof changedTwice>>) => {
    await session.keep();
    return openSession(store, undefined, drafts);
  };

  it('is still to be decided after a reload', async () => {
    const later = await reopened(await changedTwice());
    expect(later.state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
  });

  it('leaves what is typed in other files alone', async () => {
    const opened = await changedTwice();
    const service = { title: 'Audits' };
    opened.session.setEntry('services/audits.json', service);
    const later = await reopened(opened);
    expect(later.state.values['services/audits.json']).toEqual(service);
    expect(later.state.conflicts).toMatchObject([conflict]);
  });

  it('is decided here, too, where another window decides it', async () => {
    const { session, files: saved } = await changedTwice();
    const value = { ...contact, location: 'Beckley, WV' };
    await drafts.tell(
      new Map([['contact.json', { base: saved()['contact.json'] ?? null, value }]]),
    );
    expect(session.state.conflicts).toEqual([]);
    expect(session.state.values['contact.json']).toEqual(value);
  });

  it('is told once, however often another window tells of it', async () => {
    const { session } = await changedTwice();
    await session.keep();
    await drafts.tell(new Map(drafts.kept));
    await drafts.tell(new Map(drafts.kept));
    expect(session.state.conflicts).toHaveLength(1);
  });

  it('is still to be decided after another change elsewhere', async () => {
    const { session, write } = await changedTwice();
    const next = { ...contact, location: 'Weston, WV', phone: '(304) 555-0199' };
    write('contact.json', JSON.stringify(next));
    await refresh(session);
    expect(session.state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
    expect(session.state.values['contact.json']).toMatchObject({ phone: '(304) 555-0199' });
  });

  it('is to be decided again once the decision is taken back', async () => {
    const { session } = await changedTwice();
    const { conflicts } = session.state;
    session.change('location', 'Weston, WV');
    session.update({ conflicts: [] });
    session.undo();
    expect(session.state.conflicts).toEqual(conflicts);
  });

  it('is decided for good once it is saved', async () => {
    const { session } = await changedTwice();
    session.change('email', 'c@d.example');
    session.update({ conflicts: [] });
    await save(session);
    session.undo();
    expect(session.state.conflicts).toEqual([]);
  });

  it('is decided by what replaces the whole file', async () => {
    const { session } = await changedTwice();
    session.setEntry('contact.json', { ...contact, location: 'Elkins, WV' });
    expect(session.state.conflicts).toEqual([]);
    session.undo();
    expect(session.state.conflicts).toHaveLength(1);
  });

  it('is decided once', async () => {
    const opened = await changedTwice();
    opened.session.update({ conflicts: [] });
    await tick();
    const later = await openSession(opened.store, undefined, drafts);
    expect(later.state.conflicts).toEqual([]);
    expect(later.state.values['contact.json']).toMatchObject({ location: 'Beckley, WV' });
  });
});

it.each([
  ['other', JSON.stringify({ ...contact, location: 'Weston, WV' })],
  ['damaged', '{ "location": '],
  ['gone', undefined],
])(
  'keeps what was typed while a file is %s, as on another branch, and until it is back',
  async (_, text) => {
    const { session, write } = await open();
    session.change('location', 'Beckley, WV');
    write('contact.json', text);
    await refresh(session);
    await session.keep();
    write('contact.json', files['contact.json']);
    const later = await openSession(session.tools.store, undefined, drafts);
    await refresh(session);
    for (const { state } of [session, later]) {
      expect(state.values['contact.json']).toEqual({ ...contact, location: 'Beckley, WV' });
      expect(state.conflicts).toEqual([]);
    }
  },
);

it('leaves alone what was not saved of a file that the site has no more', async () => {
  const file = 'testimonials.json';
  drafts = memoryStorage<Draft>([[file, { base: null, value: { title: 'Old' } }]]);
  const { session } = await open();
  expect(session.state.values).not.toHaveProperty([file]);
  session.change('location', 'Beckley, WV');
  await expect(save(session)).resolves.toBe(true);
  await session.keep();
  expect([...drafts.kept.keys()]).toEqual([file]);
});

it.each<[string, (session: Session) => void]>([
  ['a text', (session) => session.change('location', 'Beckley, WV')],
  ['a file to be deleted', (session) => session.setEntry('contact.json', undefined)],
  ['a picture to be deleted', (session) => session.setDeleted('images/old.webp', true)],
  ['an upload', (session) => void addUpload(session, 'new.jpg', photo)],
])('stores %s by itself, for as long as it is not saved', async (_, change) => {
  const pictures = { 'images/old.webp': { width: 800, height: 600 } };
  const load = () => Promise.resolve({ files, pictures, version: '1' });
  const { session } = await open({ load });
  await tick();
  change(session);
  await tick();
  expect(drafts.kept.size + uploads.kept.size).toBe(1);
  const { state } = (await open({ load })).session;
  expect(state.values).toEqual(session.state.values);
  expect(state.deletions).toEqual(session.state.deletions);
  expect(state.uploads).toEqual(session.state.uploads);
});

it('checks again when another window has uploaded what is shown here', async () => {
  jest.useFakeTimers();
  const check = jest.fn<Promise<readonly Problem[]>, Parameters<Check>>(() => Promise.resolve([]));
  await openSession(memoryStore(files).store, check, drafts, uploads);
  await jest.advanceTimersByTimeAsync(1000);
  check.mockClear();
  void uploads.tell(new Map([['images/new.webp', photo]]));
  await jest.advanceTimersByTimeAsync(1000);
  const size = { width: photo.width, height: photo.height };
  expect(check.mock.calls).toEqual([[files, { 'images/new.webp': size }]]);
  jest.useRealTimers();
});

it('checks again what it has joined with what somebody else changed', async () => {
  jest.useFakeTimers();
  const { session, write } = await open({}, () => [mistake]);
  session.update({ problems: [] });
  session.change('location', 'Beckley, WV');
  write('contact.json', JSON.stringify({ ...contact, phone: 'none' }));
  await refresh(session);
  expect(session.state.problems).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(session.state.problems).toEqual([mistake]);
  jest.useRealTimers();
});

it('stores everything once the browser keeps something again', async () => {
  const { session } = await open();
  const write = jest.spyOn(drafts, 'write').mockRejectedValueOnce(new Error('full'));
  session.setEntry('services/audits.json', { title: 'Audits' });
  await session.keep();
  session.change('location', 'Beckley, WV');
  await session.keep();
  expect(write).toHaveBeenCalledTimes(2);
  expect([...drafts.kept.keys()].sort()).toEqual(['contact.json', 'services/audits.json']);
});

it('takes back what is typed after a step back, in the same field or in one of another file', async () => {
  const { session } = await open();
  session.setEntry('site.json', { location: 'Hill' });
  session.change('location', 'Beckley');
  session.undo();
  session.change('location', 'Weston');
  session.change('location', 'Valley', 'site.json');
  session.undo();
  expect(session.state.values['site.json']).toEqual({ location: 'Hill' });
  expect(session.state.values['contact.json']).toMatchObject({ location: 'Weston' });
  session.undo();
  expect(session.state.values).toEqual({
    'contact.json': contact,
    'site.json': { location: 'Hill' },
  });
  session.redo();
  session.undo();
  expect(session.state.values['contact.json']).toEqual(contact);
});

it('takes back what was typed before a pause by itself', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const { session } = await open();
  session.change('location', 'Beckley');
  now.mockReturnValue(1000);
  session.change('location', 'Beckley, WV');
  session.undo();
  expect(session.state.values['contact.json']).toMatchObject({ location: 'Beckley' });
});

it('does nothing again once something else was done', async () => {
  const { session } = await open();
  session.change('location', 'Beckley, WV');
  session.undo();
  session.change('email', 'c@d.example');
  expect(session.state.canRedo).toBe(false);
});

it('does nothing again that was taken back before somebody else changed something', async () => {
  const { session, write } = await open();
  session.change('location', 'Beckley, WV');
  session.undo();
  write('contact.json', JSON.stringify({ ...contact, phone: '(304) 555-0199' }));
  await refresh(session);
  expect(session.state.canRedo).toBe(false);
});

it('takes back a word at once, and one field after the other', async () => {
  const { session } = await open();
  for (const text of ['B', 'Be', 'Bec']) session.change('location', text);
  session.change('email', 'c@d.example');
  session.undo();
  expect(session.state.values['contact.json']).toEqual({ ...contact, location: 'Bec' });
  session.undo();
  expect(session.state.values['contact.json']).toEqual(contact);
  session.redo();
  expect(session.state.values['contact.json']).toEqual({ ...contact, location: 'Bec' });
});

it('takes back nothing that has come with the answer to a save', async () => {
  const { session, write } = await open();
  session.setEntry('services/audits.json', { title: 'Audits' });
  const others = { ...contact, phone: '(304) 555-0199' };
  write('contact.json', JSON.stringify(others));
  await save(session);
  session.undo();
  expect(session.state.values['contact.json']).toEqual(others);
});

it('takes back no name that has followed with a save', async () => {
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
  await save(session);
  session.undo();
  expect(session.state.values[page]).toEqual(lists('reviews'));
});

it('shows the file in which it takes something back', async () => {
  const { session } = await open();
  session.setEntry('services/audits.json', { title: 'Audits' });
  session.change('location', 'Beckley, WV');
  session.update({ file: 'services/audits.json' });
  session.undo();
  expect(session.state.file).toBe('contact.json');
  session.undo();
  expect(session.state.file).toBe('contact.json');
  session.redo();
  expect(session.state.file).toBe('services/audits.json');
  session.undo();
  expect(session.state.file).toBe('contact.json');
});

it('takes back what was done to a list one by one, however quickly it was done', async () => {
  const redirects = [1, 2, 3].map((each) => ({ from: `/${each}`, to: '/' }));
  const memory = memoryStore({ 'redirects.json': JSON.stringify({ moved: 'Moved.', redirects }) });
  const session = await openSession(memory.store);
  session.update({ file: 'redirects.json' });
  session.change('redirects', redirects.slice(1));
  session.change('redirects', redirects.slice(2));
  session.undo();
  expect(session.state.values['redirects.json']?.redirects).toEqual(redirects.slice(1));
});

it('leaves a file that is no JSON as it is', async () => {
  const memory = memoryStore({ ...files, 'site.json': '{ broken' });
  const session = await openSession(memory.store);
  session.update({ file: 'contact.json' });
  session.change('location', 'Beckley, WV');
  await save(session);
  expect(memory.files()['site.json']).toBe('{ broken');
});

describe('a picture that no page shows', () => {
  const path = 'images/old.webp';
  const pictures = { [path]: { width: 800, height: 600 } };
  const withPicture = () => {
    const load = () => Promise.resolve({ files, pictures, version: '1' });
    return open({ load });
  };

  it('is still to be deleted after a reload', async () => {
    const { session } = await withPicture();
    session.setDeleted(path, true);
    await session.keep();
    const { session: later } = await withPicture();
    expect(later.state.deletions).toEqual([path]);
    expect(later.isRestored).toBe(true);
  });

  it('is to be deleted in every window of the browser, until one takes it back', async () => {
    const [{ session }, { session: other }] = [await withPicture(), await withPicture()];
    session.setDeleted(path, true);
    await session.keep();
    await drafts.tell(new Map(drafts.kept));
    expect(other.state.deletions).toEqual([path]);
    await drafts.tell(new Map([[path, undefined]]));
    expect(other.state.deletions).toEqual([]);
  });

  it('stays where it is shown again by then', async () => {
    const { session } = await withPicture();
    session.setDeleted(path, true);
    session.setEntry('pages/a.json', { path: '/a', picture: '../images/old.webp' });
    expect(changesOf(session.state).map((each) => each.path)).toEqual(['pages/a.json']);
  });

  it('is not shown by a page that shows another of a longer name', async () => {
    const { session } = await withPicture();
    session.setEntry('pages/a.json', { path: '/a', picture: '../images/very-old.webp' });
    expect(isShown(session.state, path)).toBe(false);
  });

  it('is not to be deleted any more where somebody else has deleted it', async () => {
    let pictures: Snapshot['pictures'] = { [path]: { width: 800, height: 600 } };
    const load = (known?: string) => {
      const version = JSON.stringify(pictures);
      return Promise.resolve(known === version ? undefined : { files, pictures, version });
    };
    const { session } = await open({ load });
    session.setDeleted(path, true);
    pictures = {};
    await refresh(session);
    expect(session.state.deletions).toEqual([]);
  });

  it('stays when the step is taken back', async () => {
    const { session } = await withPicture();
    session.setDeleted(path, true);
    session.undo();
    expect(session.state.deletions).toEqual([]);
    session.redo();
    expect(session.state.deletions).toEqual([path]);
  });

  it('goes with a save, and is not to be deleted any more', async () => {
    const write = jest.fn<Promise<Saved>, [unknown]>(() =>
      Promise.resolve({ result: 'saved', snapshot: { files, pictures: {}, version: '2' } }),
    );
    const load = () => Promise.resolve({ files, pictures, version: '1' });
    const { session } = await open({ load, save: write });
    session.setDeleted(path, true);
    await expect(save(session)).resolves.toBe(true);
    expect(write).toHaveBeenCalledWith([{ path, base64: null }]);
    await session.keep();
    expect(drafts.kept.size).toBe(0);
  });

  it('is not to be deleted again by a step back', async () => {
    const write = () => ({ result: 'saved', snapshot: { files, pictures: {}, version: '2' } });
    const load = () => Promise.resolve({ files, pictures, version: '1' });
    const { session } = await open({ load, save: () => Promise.resolve(write() as Saved) });
    session.setDeleted(path, true);
    session.change('location', 'Elkins');
    session.change('location', contact.location);
    await save(session);
    session.undo();
    expect(session.state.deletions).toEqual([]);
  });
});

describe('where the check does not answer', () => {
  const openUnchecked = (parts: Parameters<typeof memoryStore>[1]) =>
    openSession(memoryStore(files, parts).store, () => Promise.resolve(undefined)).then(
      (session) => {
        session.update({ file: 'contact.json' });
        return session;
      },
    );

  it('saves, for the store checks everything itself', async () => {
    const session = await openUnchecked({});
    session.change('location', 'Beckley, WV');
    await expect(save(session)).resolves.toBe(true);
    expect(session.state.isChecked).toBe(false);
  });

  it('is said to work again once it answers again', async () => {
    const answers = [undefined, undefined, [] as Problem[]];
    const check = () => Promise.resolve(answers.shift());
    const session = await openSession(memoryStore(files).store, check);
    await session.check();
    expect(session.state.isChecked).toBe(false);
    await session.check();
    expect(session.state.isChecked).toBe(true);
  });

  it('tells what the store has found, and lets it decide again', async () => {
    const answers: Saved[] = [{ result: 'refused', problems: [mistake] }];
    const next = { files: {}, pictures: {}, version: '2' };
    const session = await openUnchecked({
      save: () => Promise.resolve(answers.pop() ?? { result: 'saved', snapshot: next }),
    });
    session.change('phone', 'x');
    await expect(save(session)).resolves.toBe(false);
    expect(session.state.problems).toEqual([mistake]);
    session.change('phone', '(304) 555-0199');
    await expect(save(session)).resolves.toBe(true);
  });
});
