import { memoryStorage, memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { Problem } from '../site/model';
import type { Json } from '../writing/json';
import { shownProblems } from './derived';
import type { Draft } from './draft-storage';
import { refresh } from './save';

const file = 'redirects.json';
const from = (...names: string[]) => ({ redirects: names.map((name) => ({ from: name })) });

/** Each old address without a slash at its start is a mistake. */
async function open(...names: string[]) {
  const saved = from('/a', ...(names.length > 0 ? names : ['/b']), '/c');
  const { store, write } = memoryStore({ [file]: JSON.stringify(saved) });
  const drafts = memoryStorage<Draft>();
  const check = (texts: Readonly<Record<string, string>>): Promise<readonly Problem[]> => {
    const { redirects } = JSON.parse(texts[file] ?? '') as ReturnType<typeof from>;
    const mistake = { severity: 'error', file, line: 1, column: 1, message: 'No slash.' } as const;
    return Promise.resolve(
      redirects.flatMap((each, index) =>
        each.from.startsWith('/') ? [] : [{ ...mistake, field: `redirects[${index}].from` }],
      ),
    );
  };
  const session = await openSession(store, check, drafts);
  session.update({ file });
  const list = () => session.state.values[file]?.redirects as readonly Json[];
  return {
    session,
    drafts,
    write,
    /** Puts the entries in another order. */
    order: (...indices: number[]) =>
      session.change(
        'redirects',
        indices.map((index) => list()[index] ?? null),
      ),
    shown: async () => {
      await session.check();
      return shownProblems(session.state).map(({ field }) => field);
    },
  };
}

describe('a mistake at a field that was left', () => {
  const left = async () => {
    const opened = await open();
    opened.session.change('redirects[1].from', 'b');
    opened.session.touch({ file, field: 'redirects[1].from' });
    return opened;
  };

  it('is shown where its entry was moved to, and the one that takes its place stays quiet', async () => {
    const { session, order, shown } = await left();
    order(1, 0, 2);
    session.change('redirects[1].from', 'a');
    expect(await shown()).toEqual(['redirects[0].from']);
  });

  it('moves with its entry at once, before it is checked again', async () => {
    const { session, order, shown } = await left();
    await shown();
    order(1, 0, 2);
    expect(shownProblems(session.state)).toMatchObject([{ field: 'redirects[0].from' }]);
  });

  it('is shown where a step back has moved its entry to', async () => {
    const { session, order, shown } = await left();
    order(1, 0, 2);
    session.undo();
    expect(await shown()).toEqual(['redirects[1].from']);
    session.redo();
    expect(await shown()).toEqual(['redirects[0].from']);
  });

  it('is shown where another window has moved its entry to', async () => {
    const { session, drafts, shown } = await left();
    const base = JSON.stringify(from('/a', '/b', '/c'));
    await drafts.tell(new Map([[file, { base, value: from('b', '/a', '/c') }]]));
    session.change('redirects[1].from', 'a');
    expect(await shown()).toEqual(['redirects[0].from']);
  });

  it('is gone with its entry', async () => {
    const { session, order, shown } = await left();
    order(0, 2);
    session.change('redirects[1].from', 'c');
    expect(await shown()).toEqual([]);
  });
});

it('is still shown at a field that was left when somebody else changes something', async () => {
  const { session, write, shown } = await open();
  session.change('redirects[1].from', 'b');
  session.touch({ file, field: 'redirects[1].from' });
  write(file, JSON.stringify(from('/other', '/b', '/c')));
  await refresh(session);
  expect(await shown()).toEqual(['redirects[1].from']);
});

it('tells fields of one name in two files apart', async () => {
  const mistake = { severity: 'error', line: 1, column: 1, message: 'Wrong.' } as const;
  const field = 'moved';
  const problems = [file, 'site.json'].map((each) => ({ ...mistake, file: each, field }));
  const { session } = await open();
  session.touch({ file, field });
  session.update({ problems });
  expect(shownProblems(session.state)).toEqual(problems.slice(0, 1));
  session.touch({ file: 'site.json', field });
  expect(shownProblems(session.state)).toEqual(problems);
});

it('shows a mistake of a whole file as it is saved, and none of its fields for that', async () => {
  const mistake = { severity: 'error', file, line: 1, column: 1, message: 'Wrong.' } as const;
  const whole = { ...mistake, field: '' };
  const { store } = memoryStore({ [file]: JSON.stringify(from('/a')) });
  const session = await openSession(store, () => Promise.resolve([whole]));
  session.update({ problems: [whole, { ...mistake, field: 'moved' }] });
  expect(shownProblems(session.state)).toEqual([whole]);
});

it('keeps the mark of a text in a list where the text is changed, or another one like it stands there', async () => {
  const [keywords, page] = [['a', 'b', 'b'], 'pages/home.json'];
  const { store } = memoryStore({ [page]: JSON.stringify({ path: '/', keywords }) });
  const session = await openSession(store);
  for (const field of ['keywords[0]', 'keywords[2]']) session.touch({ file: page, field });
  const { touched } = session.state;
  session.change('keywords[0]', 'c');
  expect(session.state.touched).toEqual(touched);
});

describe('a mistake that is saved', () => {
  it('is shown where its entry was moved to', async () => {
    const { order, shown } = await open('b');
    expect(await shown()).toEqual(['redirects[1].from']);
    order(1, 0, 2);
    expect(await shown()).toEqual(['redirects[0].from']);
  });

  it('is shown there, too, where somebody else has saved it', async () => {
    const { session, write, order, shown } = await open();
    write(file, JSON.stringify(from('/a', 'b', '/c')));
    await refresh(session);
    order(1, 0, 2);
    expect(await shown()).toEqual(['redirects[0].from']);
  });
});

describe('an entry of a list that was changed twice', () => {
  const changedTwice = async () => {
    const opened = await open();
    opened.session.change('redirects[1].from', '/mine');
    opened.write(file, JSON.stringify(from('/a', '/theirs', '/c')));
    await refresh(opened.session);
    return opened;
  };

  it('is to be decided where it was moved to', async () => {
    const { session, order } = await changedTwice();
    order(1, 0, 2);
    expect(session.state.conflicts).toMatchObject([{ field: 'redirects[0].from' }]);
    session.undo();
    expect(session.state.conflicts).toMatchObject([{ field: 'redirects[1].from' }]);
  });

  it('is decided when it was taken away', async () => {
    const { session, order } = await changedTwice();
    order(0, 2);
    expect(session.state.conflicts).toEqual([]);
  });
});

it('draws no marks anew while nothing has moved', async () => {
  const { session } = await open();
  session.touch({ file, field: 'redirects[1].from' });
  const { touched, conflicts, problems } = session.state;
  session.touch({ file, field: 'redirects[1].from' });
  session.change('redirects[0].from', '/typed');
  expect(session.state.problems).toBe(problems);
  expect(session.state.touched).toBe(touched);
  expect(session.state.conflicts).toBe(conflicts);
});
