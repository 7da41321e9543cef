import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor-session';
import { refresh, save } from '../store/save';
import type { Entry } from '../writing/json';
import { Conflicts, Mistakes } from './notices';

const file = 'services/audits.json';
const before = '{ "title": "Audits", "description": "Before" }';
const here: Entry = { title: 'Audits', description: 'Here' };
const elsewhere = '{ "title": "Audits", "description": "Elsewhere" }';

/** The file is changed in this window, and saved by somebody else meanwhile; undefined deletes it. */
async function changedTwice(mine: Entry | undefined, theirs: string | undefined) {
  const memory = memoryStore({ [file]: before });
  const session = await openSession(memory.store);
  session.setEntry(file, mine);
  memory.write(file, theirs);
  await refresh(session);
  renderForm(session, <Conflicts />);
  return { session, isSaved: () => act(() => save(session)), written: () => memory.files()[file] };
}

const decide = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is saved before it is decided', async () => {
  const { isSaved, written } = await changedTwice(here, elsewhere);
  expect(await isSaved()).toBe(false);
  expect(written()).toBe(elsewhere);
});

test('a picture has no form to go to', async () => {
  const problem = { severity: 'warning', line: 1, column: 1, field: '' } as const;
  const session = await openSession(memoryStore({ [file]: before }).store, () =>
    Promise.resolve([
      { ...problem, file: 'images/old.webp', message: 'No page shows it.' },
      { ...problem, file: file, message: 'No page lists it.' },
    ]),
  );
  renderForm(session, <Mistakes />);
  await userEvent.click(screen.getByText('Worth a look: 2'));
  expect(screen.getByText('old.webp')).toBeVisible();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Audits']);
});

test('mine is what the field holds now', async () => {
  const { session } = await changedTwice(here, elsewhere);
  act(() => session.change('description', 'Typed since', file));
  expect(screen.getByRole('listitem')).toHaveTextContent('You wrote “Typed since”.');
});

it.each([
  ['deleted elsewhere', here, undefined, 'You changed it. Elsewhere it was deleted.'],
  ['damaged elsewhere', here, '{ "title": ', 'You changed it. Elsewhere it was damaged.'],
  ['deleted here', undefined, elsewhere, 'You deleted it. Elsewhere it was changed.'],
])('says what became of a file that was %s', async (_, mine, theirs, words) => {
  await changedTwice(mine, theirs);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

test('a refusal is no longer told once it is decided', async () => {
  const { session, isSaved } = await changedTwice(here, elsewhere);
  await isSaved();
  expect(session.state.status).toBe('Not saved: first decide what was changed twice.');
  await decide(/^Keep mine/);
  expect(session.state.status).toBe('');
});

describe.each([
  { what: 'a field', mine: here, theirs: elsewhere },
  { what: 'a file deleted here', mine: undefined, theirs: elsewhere },
  { what: 'a file deleted elsewhere', mine: here, theirs: undefined },
])('$what', ({ mine, theirs }) => {
  it('becomes as it is elsewhere', async () => {
    const { isSaved, written } = await changedTwice(mine, theirs);
    await decide(/^Take the other/);
    expect(await isSaved()).toBe(true);
    expect(written()).toBe(theirs);
  });

  it('stays as it is here', async () => {
    const { isSaved, written } = await changedTwice(mine, theirs);
    await decide(/^Keep mine/);
    expect(await isSaved()).toBe(true);
    expect(written() && (JSON.parse(written() ?? '') as unknown)).toEqual(mine);
  });
});
