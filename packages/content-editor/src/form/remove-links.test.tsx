import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mistakeAt, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import type { Entries } from '../writing/json';
import { publishEdits } from '../session/publish/send-edits';
import { Mistakes } from './notices';

const [home, team] = ['pages/home.json', 'pages/team.json'];
const [button, heading] = [{ file: home, field: 'sections[0].actions[0].href' }, 'Heading'];
const prose = (...paragraphs: string[]) => ({ type: 'prose', heading, paragraphs });
const link = (href: string) => ({ label: 'Go', href });

const linked: Entries = {
  [home]: {
    path: '/',
    title: 'Home',
    sections: [
      { type: 'hero', heading, actions: [link('/team'), link('/')] },
      prose('See [our **team**](/team#ada) and [us](/).'),
      { type: 'banner', heading, action: link('/team') },
    ],
  },
  [team]: { path: '/team', title: 'Team' },
  'services/a.json': { slug: 'a', title: 'A', leadsTo: '/team' },
  'redirects.json': { moved: 'Moved.', redirects: [{ from: '/old', to: '/team' }] },
};

/** The form with a mistake in the first of those links. */
async function open() {
  const texts = Object.entries(linked).map(([file, entry]) => [file, JSON.stringify(entry)]);
  const { store } = memoryStore(Object.fromEntries(texts) as Record<string, string>);
  const session = await openSession(store, () => Promise.resolve([mistakeAt(button)]));
  renderForm(session, <Mistakes />);
  return session;
}

/** The same, after the page was deleted to which they lead. */
async function deleteTeam() {
  const session = await open();
  act(() => session.setEntry(team, undefined));
  return session;
}

describe('the button for links to deleted pages', () => {
  it('removes all links to a deleted page in one step, which undo takes back', async () => {
    const session = await deleteTeam();
    const before = session.state.editedEntries;
    expect(screen.getByText('There is no “Team” any more, but links lead there.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove these links' }));
    expect(session.state.editedEntries).toEqual({
      ...before,
      [home]: {
        ...before[home],
        sections: [
          { type: 'hero', heading, actions: [link('/')] },
          prose('See our **team** and [us](/).'),
          // this can't be without
          { type: 'banner', heading, action: link('/team') },
        ],
      },
      'services/a.json': { slug: 'a', title: 'A' },
    });
    expect(session.state.status).toBe('The links are removed. “Undo” brings them back.');
    act(() => void session.undo());
    expect(session.state.editedEntries).toEqual(before);
  });

  it('lets the deletion wait, and what is without such links be published', async () => {
    const session = await deleteTeam();
    act(() => session.change('moved', 'Gone.', { file: 'redirects.json' }));
    await act(() => publishEdits(session));
    expect(session.state.status).toBe('Published, except “Home”, “Team”.');
    expect(session.state.baseEntries[team]).toBeDefined();
  });

  it('offers nothing of the kind for other mistakes', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'One mistake to fix' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove these links' })).not.toBeInTheDocument();
  });
});
