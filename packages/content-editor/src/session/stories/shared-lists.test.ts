import { openSession, publishes } from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import type { Json } from '../../writing/json';
import { resolveConflict } from '../sync/resolve-conflict';
import type { Session } from '../session';

/* Several people edit one list. */

const file = 'pages/about.json';
const prose = (heading: string, text: string) => ({ type: 'prose', heading, paragraphs: [text] });
const hero = { type: 'hero', heading: 'About', actions: [] };
const [house, bridge, hill] = [
  prose('House', 'It has a porch.'),
  prose('Bridge', 'It is covered.'),
  prose('Hill', 'It is steep.'),
];
const sections = [hero, house, bridge, hill];
const river = prose('River', 'It is wide.');
const keywords = ['one', 'two', 'three'];

/** Sessions of several people with one store. */
async function open(count: number) {
  const memory = memoryStore({
    [file]: JSON.stringify({ path: '/about', title: 'About', keywords, sections }),
  });
  const sessions: Session[] = [];
  const edits = Array.from({ length: count }, () => memoryEdits());
  for (const own of edits) sessions.push(await openSession(memory.store, undefined, own));
  return {
    /** Opens a person's window again. */
    reopen: async (at: number) => {
      await sessions[at]?.keep();
      return openSession(memory.store, undefined, edits[at]);
    },
    sessions: sessions as [Session, Session, Session],
    published: () => JSON.parse(memory.files()[file] ?? '') as Readonly<Record<string, Json>>,
  };
}

/** Loads what others have published, and publishes. */
async function publishAfterOthers(session: Session): Promise<void> {
  await session.refresh();
  expect(session.state.conflicts).toEqual([]);
  expect(await publishes(session)).toBe(true);
}

describe('a list that several people edit', () => {
  it('has the section that one adds, the words that another changes, and the order of a third', async () => {
    const { sessions, published } = await open(3);
    const [adds, edits, moves] = sessions;
    adds.change('sections', [hero, river, house, bridge, hill], { file });
    edits.change('sections[2].heading', 'Old Bridge', { file });
    moves.change('sections', [hero, hill, house, bridge], { file });
    for (const session of sessions) await publishAfterOthers(session);
    expect(published().sections).toEqual([
      hero,
      river,
      hill,
      house,
      { ...bridge, heading: 'Old Bridge' },
    ]);
  });

  it('has the keywords that each adds, and not the one that is removed', async () => {
    const { sessions, published } = await open(3);
    const [first, second, removes] = sessions;
    first.change('keywords', [...keywords, 'four', 'five'], { file });
    second.change('keywords', ['zero', ...keywords, 'five'], { file });
    removes.change('keywords', ['one', 'three'], { file });
    for (const session of sessions) await publishAfterOthers(session);
    expect(published().keywords).toEqual(['zero', 'one', 'three', 'four', 'five']);
  });

  it('keeps a section that was moved and rewritten here, with what others have changed in it', async () => {
    const { sessions, published } = await open(2);
    const [mine, others] = sessions;
    const heading = 'The Old Home';
    mine.change('sections[1].heading', heading, { file });
    mine.change('sections[1].paragraphs', ['Nobody lives there.'], { file });
    const [, rewritten = null] = mine.state.editedEntries[file]?.sections as readonly Json[];
    mine.change('sections', [hero, bridge, hill, rewritten], { file });
    others.change('sections[1].anchor', 'house', { file });
    await publishAfterOthers(others);
    await publishAfterOthers(mine);
    const last = { ...prose(heading, 'Nobody lives there.'), anchor: 'house' };
    expect(published().sections).toEqual([hero, bridge, hill, last]);
  });

  it('keeps problems at the fields of a section in front of which others add one', async () => {
    const { sessions } = await open(2);
    const [mine, others] = sessions;
    mine.change('sections[2].heading', '', { file });
    mine.touch({ file, field: 'sections[2].heading' });
    others.change('sections', [hero, river, house, bridge, hill], { file });
    await publishAfterOthers(others);
    await mine.refresh();
    expect(mine.state.touched).toContainEqual({ file, field: 'sections[3].heading' });
  });

  describe('a section that one removes and another changes', () => {
    const changed = { ...bridge, heading: 'Old Bridge' };

    async function openConflict() {
      const opened = await open(2);
      const [removes, edits] = opened.sessions;
      removes.change('sections', [hero, house, hill], { file });
      edits.change('sections[2].heading', 'Old Bridge', { file });
      return { ...opened, removes, edits };
    }

    it.each([
      ['stays removed', false, [hero, house, hill]],
      ['comes back', true, [hero, house, changed, hill]],
    ])('%s as whoever removed it decides', async (_, usesTheirs, expected) => {
      const { removes, edits, published } = await openConflict();
      await publishAfterOthers(edits);
      await removes.refresh();
      const [conflict] = removes.state.conflicts;
      expect(removes.state.conflicts).toMatchObject([
        { field: 'sections', removedFrom: 2, theirs: changed },
      ]);
      expect(await publishes(removes)).toBe(false);
      if (conflict) resolveConflict(removes, conflict, usesTheirs);
      await publishAfterOthers(removes);
      expect(published().sections).toEqual(expected);
    });

    it.each([
      ['stays', false, [hero, house, changed, hill]],
      ['goes', true, [hero, house, hill]],
    ])('%s as whoever changed it decides', async (_, usesTheirs, expected) => {
      const { removes, edits, published } = await openConflict();
      await publishAfterOthers(removes);
      await edits.refresh();
      const [conflict] = edits.state.conflicts;
      expect(edits.state.conflicts).toMatchObject([{ field: 'sections[2]', theirs: undefined }]);
      if (conflict) resolveConflict(edits, conflict, usesTheirs);
      await publishAfterOthers(edits);
      expect(published().sections).toEqual(expected);
    });

    it('is still asked about after a reload', async () => {
      const { removes, edits, reopen } = await openConflict();
      await publishAfterOthers(edits);
      await removes.refresh();
      const { state } = await reopen(0);
      expect(state.conflicts).toEqual(removes.state.conflicts);
      expect(state.editedEntries).toEqual(removes.state.editedEntries);
    });

    it('is still asked about after another change elsewhere, which is there once', async () => {
      const { removes, edits } = await openConflict();
      edits.change('keywords', [...keywords, 'four'], { file });
      await publishAfterOthers(edits);
      await removes.refresh();
      edits.change('keywords[3]', 'fourth', { file });
      await publishAfterOthers(edits);
      await removes.refresh();
      expect(removes.state.editedEntries[file]?.keywords).toEqual([...keywords, 'fourth']);
      expect(removes.state.conflicts).toMatchObject([{ field: 'sections', theirs: changed }]);
    });
  });

  it('resolves one conflict after another in a list', async () => {
    const { sessions, published } = await open(2);
    const [mine, others] = sessions;
    mine.change('sections', [hero, hill], { file });
    for (const index of [1, 2])
      others.change(`sections[${index}].anchor`, `part-${index}`, { file });
    await publishAfterOthers(others);
    await mine.refresh();
    for (let left = 2; left > 0; left -= 1) {
      const [conflict] = mine.state.conflicts;
      if (conflict) resolveConflict(mine, conflict, true);
    }
    await publishAfterOthers(mine);
    expect(published().sections).toEqual([
      hero,
      { ...house, anchor: 'part-1' },
      { ...bridge, anchor: 'part-2' },
      hill,
    ]);
  });
});
