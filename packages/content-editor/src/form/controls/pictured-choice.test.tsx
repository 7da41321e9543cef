import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

const file = 'services/audits.json';

/** Shows the icons of a service. */
async function openIcons() {
  const service = { slug: 'audits', title: 'Audits', icon: 'scales' };
  const session = await openSession(memoryStore({ [file]: JSON.stringify(service) }).store);
  session.dispatch({ type: 'file opened', file });
  renderForm(session, <EntryForm />);
  const group = within(screen.getByRole('group', { name: 'Icon' }));
  await userEvent.click(group.getByText('Change'));
  const choice = (name: string) => group.getByRole('radio', { name });
  const isOpen = () => group.getByText('Change').closest('details')?.open;
  return { session, group, choice, isOpen };
}

describe('a choice by pictures', () => {
  it('closes once a picture is chosen, with the focus on what is chosen', async () => {
    const { session, choice, isOpen, group } = await openIcons();
    await userEvent.click(choice('a teacher at the board'));
    expect(session.state.editedEntries[file]).toMatchObject({ icon: 'chalkboard-teacher' });
    expect(isOpen()).toBe(false);
    expect(group.getByText('Change').closest('summary')).toHaveFocus();
  });

  it('stays open for the arrow keys, until Enter', async () => {
    const { choice, isOpen } = await openIcons();
    // as a browser does for an arrow key
    fireEvent.click(choice('a teacher at the board'), { detail: 0 });
    expect(isOpen()).toBe(true);
    choice('a teacher at the board').focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
  });

  it('shows the pictures that are searched for', async () => {
    const { group, choice } = await openIcons();
    await userEvent.type(group.getByRole('searchbox', { name: 'Find: Icon' }), 'Teacher');
    expect(group.getAllByRole('radio')).toEqual([choice('a teacher at the board')]);
    expect(group.getByText('1 found')).toBeVisible();
  });

  it.each(['Training', 'trainers', 'sch', 'AI training for teams'])(
    'shows the pictures that “%s” means, which no label has',
    async (query) => {
      const { group, choice } = await openIcons();
      await userEvent.type(group.getByRole('searchbox', { name: 'Find: Icon' }), query);
      expect(group.getAllByRole('radio')).toEqual([choice('a teacher at the board')]);
    },
  );

  it('shows nothing for what means nothing', async () => {
    const { group } = await openIcons();
    await userEvent.type(group.getByRole('searchbox', { name: 'Find: Icon' }), 'zz ai s');
    expect(group.queryAllByRole('radio')).toEqual([]);
  });
});
