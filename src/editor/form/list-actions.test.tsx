import { memoryStore, openSession } from '../../../tests/helpers/editor-session';
import { collectionOf, type Part } from '../site/model';
import { partsAt } from '../writing/blank';
import { listActions } from './list-actions';

const file = 'pages/home.json';
const [hero, prose, story] = ['hero', 'prose', 'story'].map((type) => ({ type, heading: type }));
const part = collectionOf(file)?.schema.shape.sections as Part;

async function open() {
  const page = { path: '/', sections: [hero, prose, story] };
  const session = await openSession(memoryStore({ [file]: JSON.stringify(page) }).store);
  return {
    session,
    act: listActions(session, part, 'sections'),
    sections: () => session.state.values[file]?.sections,
  };
}

it('moves an entry, and says where it stands', async () => {
  const { session, act, sections } = await open();
  act.move(2, 1, 'button');
  expect(sections()).toEqual([hero, story, prose]);
  expect(session.state.status).toBe('“Story: story” is number 2 of 3 now.');
});

it.each([
  ['to the place of the hero', 1, 0],
  ['that is the hero', 0, 1],
  ['past the end', 2, 3],
  ['to where it is', 1, 1],
])('moves no entry %s', async (_, from, to) => {
  const { session, act, sections } = await open();
  act.move(from, to, 'button');
  expect(sections()).toEqual([hero, prose, story]);
  expect(session.state.undoable).toBe(0);
});

it('puts a copy behind its original', async () => {
  const { act, sections } = await open();
  act.duplicate(1);
  expect(sections()).toEqual([hero, prose, prose, story]);
});

it('takes an entry away, which a step back brings again', async () => {
  const { session, act, sections } = await open();
  act.remove(1);
  expect(sections()).toEqual([hero, story]);
  expect(session.state.status).toContain('“Prose: prose” is taken away.');
  session.undo();
  expect(sections()).toEqual([hero, prose, story]);
});

it('adds an entry of a kind at the end', async () => {
  const { act, sections } = await open();
  const kind = partsAt(part, 1)[0] ?? part;
  act.add(kind);
  expect(sections()).toHaveLength(4);
});
