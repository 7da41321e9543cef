import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from 'content-check/problem';
import { publishes, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import type { Entry, Json } from '../writing/json';
import { Conflicts } from './conflicts';
import { Mistakes } from './notices';

const file = 'services/audits.json';
const before = '{ "title": "Audits", "description": "Before" }';
const here: Entry = { title: 'Audits', description: 'Here' };
const elsewhere = '{ "title": "Audits", "description": "Elsewhere" }';

/** Changes a file both here and elsewhere; undefined deletes it. */
async function openConflict(mine: Entry | undefined, theirs: string | undefined) {
  const memory = memoryStore({ [file]: before });
  const session = await openSession(memory.store);
  session.setEntry(file, mine);
  memory.writeElsewhere(file, theirs);
  await session.refresh();
  renderForm(session, <Conflicts />);
  return {
    session,
    publishNow: () => act(() => publishes(session)),
    written: () => memory.files()[file],
  };
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the notices above a form', () => {
  test('a conflict is not published', async () => {
    const { publishNow, written } = await openConflict(here, elsewhere);
    expect(await publishNow()).toBe(false);
    expect(written()).toBe(elsewhere);
  });

  test('a list of mistakes keeps its place until the field is left in which the last was mended', async () => {
    const mistake = {
      severity: 'error',
      line: 1,
      column: 1,
      file,
      code: 'text-broken',
      params: {},
    };
    const session = await openSession(memoryStore({ [file]: before }).store, (texts) =>
      Promise.resolve(
        texts[file]?.includes('Before') ? [{ ...mistake, field: 'description' } as Problem] : [],
      ),
    );
    session.dispatch({ type: 'file opened', file });
    renderForm(session, <Mistakes />);
    const list = screen.getByRole('region', { name: 'One mistake to fix' });
    await act(() => {
      session.type('description', 'After');
      return session.checkEdits();
    });
    expect(list).toBeInTheDocument();
    expect(list).not.toBeVisible();
    act(() => session.touch({ file, field: 'description' }));
    expect(list).not.toBeInTheDocument();
  });

  test('a problem of a picture has no link to a form', async () => {
    const problem = { severity: 'error', line: 1, column: 1, field: '' } as const;
    const session = await openSession(memoryStore({ [file]: before }).store, () =>
      Promise.resolve([
        { ...problem, file: 'images/old.webp', code: 'picture-damaged', params: {} },
        { ...problem, file, code: 'picture-damaged', params: {} },
      ]),
    );
    renderForm(session, <Mistakes />);
    expect(screen.getByText('old')).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Audits']);
  });

  test('advice is shown with the file that it is about', async () => {
    const advice = { severity: 'warning', line: 1, column: 1, field: 'description' } as const;
    const session = await openSession(
      memoryStore({ [file]: before, 'site.json': '{}' }).store,
      () => Promise.resolve([{ ...advice, file, code: 'text-broken', params: {} }]),
    );
    session.dispatch({ type: 'file opened', file: 'site.json' });
    renderForm(session, <Mistakes />);
    expect(screen.queryByText(/^Advice/)).not.toBeInTheDocument();
    act(() => session.dispatch({ type: 'file opened', file }));
    expect(screen.getByText('Advice: 1')).toBeVisible();
  });

  test('a conflict shows what was typed since as my version', async () => {
    const { session } = await openConflict(here, elsewhere);
    act(() => session.change('description', 'Typed since', { file }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Your versionTyped since');
  });

  it.each([
    ['deleted elsewhere', here, undefined, 'You changed it. Meanwhile it was deleted.'],
    ['damaged elsewhere', here, '{ "title": ', 'You changed it. Meanwhile it was damaged.'],
    ['deleted here', undefined, elsewhere, 'You deleted it. Meanwhile it was changed.'],
  ])('a conflict describes a file that was %s', async (_, mine, theirs, words) => {
    await openConflict(mine, theirs);
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  test('resolving a conflict clears the message that nothing was published', async () => {
    const { session, publishNow } = await openConflict(here, elsewhere);
    await publishNow();
    expect(session.state.status).toMatch(/^Not published: others have changed the same/);
    await press(/^Keep mine/);
    expect(session.state.status).toBe('');
  });

  describe.each([
    { what: 'a field', mine: here, theirs: elsewhere },
    { what: 'a file deleted here', mine: undefined, theirs: elsewhere },
    { what: 'a file deleted elsewhere', mine: here, theirs: undefined },
  ])('a conflict in $what', ({ mine, theirs }) => {
    it('is resolved with the other version', async () => {
      const { publishNow, written } = await openConflict(mine, theirs);
      await press(/^Use the other/);
      expect(await publishNow()).toBe(true);
      expect(written()).toBe(theirs);
    });

    it('is resolved with my version', async () => {
      const { publishNow, written } = await openConflict(mine, theirs);
      await press(/^Keep mine/);
      expect(await publishNow()).toBe(true);
      expect(written() && (JSON.parse(written() ?? '') as unknown)).toEqual(mine);
    });
  });

  describe('a conflict in a section', () => {
    const page = 'pages/home.json';
    const hero = { type: 'hero', heading: 'Hello', actions: [] };
    const prose = { type: 'prose', heading: 'Hills', paragraphs: ['Green.'] };
    const changed = { ...prose, paragraphs: ['Blue.'] };
    const homeOf = (...sections: readonly Json[]) => ({ path: '/', title: 'Home', sections });

    /** A session with sections, for which others have published other ones. */
    async function openSections(mine: readonly Json[], theirs: readonly Json[]) {
      const memory = memoryStore({ [page]: JSON.stringify(homeOf(hero, prose)) });
      const session = await openSession(memory.store);
      session.setEntry(page, homeOf(...mine));
      memory.writeElsewhere(page, JSON.stringify(homeOf(...theirs)));
      await session.refresh();
      renderForm(session, <Conflicts />);
      return { session, item: screen.getByRole('listitem') };
    }

    test('that was removed here is named, and comes back with the other version', async () => {
      const { session, item } = await openSections([hero], [hero, changed]);
      expect(item).toHaveTextContent('Home › Sections');
      expect(item).toHaveTextContent('You removed “Prose: Hills”. Meanwhile it was changed.');
      await press(/^Use the other/);
      expect(session.state.editedEntries[page]).toEqual(homeOf(hero, changed));
      expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    });

    test('that was removed elsewhere is named, and goes with the other version', async () => {
      const { session, item } = await openSections([hero, changed], [hero]);
      expect(item).toHaveTextContent('Home › Prose: Hills');
      expect(item).toHaveTextContent('You changed it. Meanwhile it was removed.');
      await press(/^Use the other/);
      expect(session.state.editedEntries[page]).toEqual(homeOf(hero));
      expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    });
  });

  test('a conflict calls other entries by their titles', async () => {
    const page = (...services: string[]) => ({
      path: '/',
      sections: [{ type: 'service-cards', ...(services.length > 0 && { services }) }],
    });
    const memory = memoryStore({
      [file]: '{ "slug": "audits", "title": "Ethical AI Audits" }',
      'services/plans.json': '{ "slug": "plans", "title": "Plans" }',
      'pages/home.json': JSON.stringify(page('audits')),
    });
    const session = await openSession(memory.store);
    session.setEntry('pages/home.json', page());
    memory.writeElsewhere('pages/home.json', JSON.stringify(page('audits', 'plans')));
    await session.refresh();
    renderForm(session, <Conflicts />);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Your version(empty)The version of somebody elseEthical AI Audits, Plans',
    );
  });

  test('a conflict shows both versions in full, and marks what differs', async () => {
    const words = (place: string) =>
      `${'We come to you, wherever you are. '.repeat(5)}Ask in ${place}.`;
    await openConflict(
      { title: 'Audits', description: words('Elkins') },
      JSON.stringify({ title: 'Audits', description: words('Beckley') }),
    );
    const [mine, theirs] = screen.getAllByRole('definition');
    expect(mine).toHaveTextContent(words('Elkins'));
    expect(theirs).toHaveTextContent(words('Beckley'));
    const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
    expect(marks).toEqual(['Elkins.', 'Beckley.']);
  });

  test('a conflict names who has made the other version', async () => {
    const memory = memoryStore(
      { [file]: before },
      { history: { authorElsewhere: () => Promise.resolve('Ada Rivers') } },
    );
    const session = await openSession(memory.store);
    session.setEntry(file, here);
    memory.writeElsewhere(file, elsewhere);
    await session.refresh();
    renderForm(session, <Conflicts />);
    expect(await screen.findByText('The version of Ada Rivers')).toBeVisible();
  });

  describe('both versions', () => {
    const page = 'pages/home.json';
    const homeOf = (...paragraphs: readonly string[]) => ({
      path: '/',
      title: 'Home',
      sections: [
        { type: 'hero', heading: 'Hello', actions: [] },
        { type: 'prose', heading: 'Hills', paragraphs },
      ],
    });

    test('of a paragraph stay, one after the other', async () => {
      const memory = memoryStore({ [page]: JSON.stringify(homeOf('One.', 'Green hills.')) });
      const session = await openSession(memory.store);
      session.setEntry(page, homeOf('One.', 'Green hills, all year.'));
      memory.writeElsewhere(page, JSON.stringify(homeOf('One.', 'Green hills and a river.')));
      await session.refresh();
      renderForm(session, <Conflicts />);
      await press(/^Keep both/);
      expect(session.state.editedEntries[page]).toEqual(
        homeOf('One.', 'Green hills, all year.', 'Green hills and a river.'),
      );
      expect(session.state.conflicts).toEqual([]);
    });

    test('of an entry of a list stay as two entries', async () => {
      const menu = (label: string) => ({ primary: [{ label, href: '/' }] });
      const memory = memoryStore({ 'navigation.json': JSON.stringify(menu('Home')) });
      const session = await openSession(memory.store);
      session.setEntry('navigation.json', menu('Start'));
      memory.writeElsewhere('navigation.json', JSON.stringify(menu('Welcome')));
      await session.refresh();
      renderForm(session, <Conflicts />);
      await press(/^Keep both/);
      expect(session.state.editedEntries['navigation.json']?.primary).toMatchObject([
        { label: 'Start' },
        { label: 'Welcome' },
      ]);
    });

    test('are not offered for a field of which there is one', async () => {
      await openConflict(here, elsewhere);
      expect(screen.queryByRole('button', { name: /^Keep both/ })).not.toBeInTheDocument();
    });
  });
});
