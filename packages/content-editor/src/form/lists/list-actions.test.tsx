import { collectionOf } from 'content-check/collection';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { siteModel } from '../../../tests/small-site/model';
import { canUndo } from '../../session/undo/undo';
import type { Part } from '../../writing/schema';
import { entryKinds } from '../../writing/list-parts';
import { listActions } from './list-actions';

const file = 'pages/home.json';
const [hero, copy, story] = ['hero', 'prose', 'story'].map((type) => ({ type, heading: type }));
const prose = { ...copy, anchor: 'first' };
const part = collectionOf(siteModel, file)?.schema.shape.sections as Part;

async function open() {
  const page = { path: '/', sections: [hero, prose, story] };
  const session = await openSession(memoryStore({ [file]: JSON.stringify(page) }).store);
  return {
    session,
    act: listActions(session, part, 'sections'),
    sections: () => session.state.editedEntries[file]?.sections,
  };
}

describe('the actions of a list', () => {
  it('moves an entry, and announces its position', async () => {
    const { session, act, sections } = await open();
    act.move(2, 1, 'button');
    expect(sections()).toEqual([hero, story, prose]);
    expect(session.state.status).toBe('“Story: story” is now number 2 of 3.');
  });

  it.each([
    ['an entry before the hero', 1, 0],
    ['the hero', 0, 1],
    ['an entry past the end', 2, 3],
    ['an entry to its own position', 1, 1],
  ])('doesn’t move %s', async (_, from, to) => {
    const { session, act, sections } = await open();
    act.move(from, to, 'button');
    expect(sections()).toEqual([hero, prose, story]);
    expect(canUndo(session.state)).toBe(false);
  });

  it('duplicates an entry after the original, without its anchor, which is unique', async () => {
    const { act, sections } = await open();
    act.duplicate(1);
    expect(sections()).toEqual([hero, prose, copy, story]);
  });

  it('removes an entry, which undo restores', async () => {
    const { session, act, sections } = await open();
    act.remove(1);
    expect(sections()).toEqual([hero, story]);
    expect(session.state.status).toContain('“Prose: prose” is removed.');
    expect(session.undo()).toBe('sections[1]');
    expect(sections()).toEqual([hero, prose, story]);
  });

  it('appends an entry', async () => {
    const { act, sections } = await open();
    const kind = entryKinds(part, 1)[0] ?? part;
    act.add(kind);
    expect(sections()).toHaveLength(4);
  });
});
