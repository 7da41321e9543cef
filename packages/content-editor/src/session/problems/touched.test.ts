import type { Problem } from 'content-check/problem';
import { mistakeAt, openSession } from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import type { Json } from '../../writing/json';
import { shownProblems } from './shown-problems';

const file = 'redirects.json';
const from = (...names: string[]) => ({ redirects: names.map((name) => ({ from: name })) });

/** Every old address must start with a slash. */
async function open(...names: string[]) {
  const base = from('/a', ...(names.length > 0 ? names : ['/b']), '/c');
  const { store, writeElsewhere } = memoryStore({ [file]: JSON.stringify(base) });
  const edits = memoryEdits();
  const check = (texts: Readonly<Record<string, string>>): Promise<readonly Problem[]> => {
    const { redirects } = JSON.parse(texts[file] ?? '') as ReturnType<typeof from>;
    return Promise.resolve(
      redirects.flatMap((redirect, index) =>
        redirect.from.startsWith('/')
          ? []
          : [mistakeAt({ file, field: `redirects[${index}].from` })],
      ),
    );
  };
  const session = await openSession(store, check, edits);
  session.dispatch({ type: 'file opened', file });
  const list = () => session.state.editedEntries[file]?.redirects as readonly Json[];
  return {
    session,
    edits,
    writeElsewhere,
    reorder: (...indices: number[]) =>
      session.change(
        'redirects',
        indices.map((index) => list()[index] ?? null),
      ),
    shown: async () => {
      await session.checkEdits();
      return shownProblems(session.state).map(({ field }) => field);
    },
  };
}

describe('touched fields', () => {
  describe('a mistake in a touched field', () => {
    const openTouched = async () => {
      const opened = await open();
      opened.session.change('redirects[1].from', 'b');
      opened.session.touch({ file, field: 'redirects[1].from' });
      return opened;
    };

    it('moves with its entry; the entry that takes its place shows none', async () => {
      const { session, reorder, shown } = await openTouched();
      reorder(1, 0, 2);
      session.change('redirects[1].from', 'a');
      expect(await shown()).toEqual(['redirects[0].from']);
    });

    it('moves with its entry before the next check', async () => {
      const { session, reorder, shown } = await openTouched();
      await shown();
      reorder(1, 0, 2);
      expect(shownProblems(session.state)).toMatchObject([{ field: 'redirects[0].from' }]);
    });

    it('moves with its entry on undo and redo', async () => {
      const { session, reorder, shown } = await openTouched();
      reorder(1, 0, 2);
      session.undo();
      expect(await shown()).toEqual(['redirects[1].from']);
      session.redo();
      expect(await shown()).toEqual(['redirects[0].from']);
    });

    it('is removed with its entry', async () => {
      const { session, reorder, shown } = await openTouched();
      reorder(0, 2);
      session.change('redirects[1].from', 'c');
      expect(await shown()).toEqual([]);
    });
  });

  it('a touched field still shows its mistake after a change elsewhere', async () => {
    const { session, writeElsewhere, shown } = await open();
    session.change('redirects[1].from', 'b');
    session.touch({ file, field: 'redirects[1].from' });
    writeElsewhere(file, JSON.stringify(from('/other', '/b', '/c')));
    await session.refresh();
    expect(await shown()).toEqual(['redirects[1].from']);
  });

  it('a touched field doesn’t show mistakes of the same field in another file', async () => {
    const field = 'moved';
    const problems = [file, 'site.json'].map((place) => mistakeAt({ file: place, field }));
    const { session } = await open();
    session.touch({ file, field });
    session.dispatch({ type: 'edits checked', problems });
    expect(shownProblems(session.state)).toEqual(problems.slice(0, 1));
    session.touch({ file: 'site.json', field });
    expect(shownProblems(session.state)).toEqual(problems);
  });

  it('a mistake of the base of a whole file doesn’t show those of its fields', async () => {
    const whole = mistakeAt({ file, field: '' });
    const { store } = memoryStore({ [file]: JSON.stringify(from('/a')) });
    const session = await openSession(store, () => Promise.resolve([whole]));
    session.dispatch({
      type: 'edits checked',
      problems: [whole, mistakeAt({ file, field: 'moved' })],
    });
    expect(shownProblems(session.state)).toEqual([whole]);
  });

  it('a touched text in a list stays touched when it changes, even beside an equal one', async () => {
    const [keywords, page] = [['a', 'b', 'b'], 'pages/home.json'];
    const { store } = memoryStore({ [page]: JSON.stringify({ path: '/', keywords }) });
    const session = await openSession(store);
    for (const field of ['keywords[0]', 'keywords[2]']) session.touch({ file: page, field });
    const { touched } = session.state;
    session.change('keywords[0]', 'c');
    expect(session.state.touched).toEqual(touched);
  });

  describe('a mistake of the base', () => {
    it('moves with its entry', async () => {
      const { reorder, shown } = await open('b');
      expect(await shown()).toEqual(['redirects[1].from']);
      reorder(1, 0, 2);
      expect(await shown()).toEqual(['redirects[0].from']);
    });

    it('moves with its entry if it was written elsewhere', async () => {
      const { session, writeElsewhere, reorder, shown } = await open();
      writeElsewhere(file, JSON.stringify(from('/a', 'b', '/c')));
      await session.refresh();
      reorder(1, 0, 2);
      expect(await shown()).toEqual(['redirects[0].from']);
    });
  });

  describe('a conflict in a list entry', () => {
    const openConflict = async () => {
      const opened = await open();
      opened.session.change('redirects[1].from', '/mine');
      opened.writeElsewhere(file, JSON.stringify(from('/a', '/theirs', '/c')));
      await opened.session.refresh();
      return opened;
    };

    it('moves with its entry', async () => {
      const { session, reorder } = await openConflict();
      reorder(1, 0, 2);
      expect(session.state.conflicts).toMatchObject([{ field: 'redirects[0].from' }]);
      session.undo();
      expect(session.state.conflicts).toMatchObject([{ field: 'redirects[1].from' }]);
    });

    it('is resolved by removing the entry', async () => {
      const { session, reorder } = await openConflict();
      reorder(0, 2);
      expect(session.state.conflicts).toEqual([]);
    });
  });

  it('keeps the identity of marks while nothing has moved', async () => {
    const { session } = await open();
    session.touch({ file, field: 'redirects[1].from' });
    const { touched, conflicts, problems } = session.state;
    session.touch({ file, field: 'redirects[1].from' });
    session.change('redirects[0].from', '/typed');
    expect(session.state.problems).toBe(problems);
    expect(session.state.touched).toBe(touched);
    expect(session.state.conflicts).toBe(conflicts);
  });
});
