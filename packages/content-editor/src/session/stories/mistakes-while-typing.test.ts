import { mistakeAt, openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { listedProblems, shownProblems } from '../problems/shown-problems';
import { publishEdits } from '../publish/send-edits';

/* While somebody types, no mistake is told that was not there before. */

const file = 'contact.json';
const [phone, place] = [
  { file, field: 'phone' },
  { file, field: 'location' },
];

/** A session whose check wants digits in the phone number, in which a wrong one is typed. */
async function typeWrong() {
  const { store } = memoryStore({ [file]: '{"phone": "1", "location": "Elkins"}' });
  jest
    .spyOn(store.publishing, 'publish')
    .mockResolvedValue({ result: 'mistakes', problems: [mistakeAt(phone)] });
  const session = await openSession(store, (texts) =>
    Promise.resolve(/"phone": ?"x/.test(texts[file] ?? '') ? [mistakeAt(phone)] : []),
  );
  session.dispatch({ type: 'file opened', file });
  // it was left before, so that its mistakes are told
  session.touch(phone);
  session.type('phone', 'x');
  await session.checkEdits();
  return {
    session,
    shown: () => shownProblems(session.state).map(({ field }) => field),
    listed: () => listedProblems(session.state).map(({ field }) => field),
  };
}

describe('a form in which somebody types', () => {
  it('tells a mistake when its field is left', async () => {
    const { session, shown, listed } = await typeWrong();
    expect([shown(), listed()]).toEqual([[], []]);
    session.touch(phone);
    expect([shown(), listed()]).toEqual([['phone'], ['phone']]);
  });

  it.each<[string, (session: Awaited<ReturnType<typeof typeWrong>>['session']) => unknown]>([
    ['another edit', (session) => session.change('location', 'Elizabeth')],
    ['another file', (session) => session.dispatch({ type: 'file opened', file: 'site.json' })],
    ['a refused publication', (session) => publishEdits(session)],
  ])('tells it after %s', async (_, act) => {
    const { session, shown } = await typeWrong();
    await act(session);
    expect(shown()).toEqual(['phone']);
  });

  it('tells one that was there before while it is typed on, and no more once it is mended; the list waits', async () => {
    const { session, shown, listed } = await typeWrong();
    session.touch(phone);
    session.type('phone', 'xy');
    await session.checkEdits();
    expect([shown(), listed()]).toEqual([['phone'], ['phone']]);
    session.type('phone', '2');
    await session.checkEdits();
    expect([shown(), listed()]).toEqual([[], ['phone']]);
    session.touch(phone);
    expect([shown(), listed()]).toEqual([[], []]);
  });

  it('tells it after an undo of something else', async () => {
    const { session, shown } = await typeWrong();
    session.touch(place);
    session.type('location', 'Elizabeth');
    session.undo();
    expect(shown()).toEqual(['phone']);
  });
});
