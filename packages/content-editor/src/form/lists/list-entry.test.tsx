import { act, screen, within } from '@testing-library/react';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { openEntries, pageWithServices } from '../../../tests/helpers/editor-renames';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

describe('an entry of a list', () => {
  it('is called by the title of the entry that it refers to, also once that is changed elsewhere', async () => {
    const audits = { slug: 'audits', title: 'Fair Audits' };
    const { session, writeElsewhere } = await openEntries({
      'pages/services.json': pageWithServices('audits'),
      'services/audits.json': audits,
    });
    session.dispatch({ type: 'file opened', file: 'pages/services.json' });
    renderForm(session, <EntryForm />);
    const remove = (title: string) =>
      screen.getByRole('button', { name: `Remove: ${title}`, hidden: true });
    expect(remove('Fair Audits')).toBeInTheDocument();
    writeElsewhere(
      'services/audits.json',
      JSON.stringify({ ...audits, title: 'Audits of Hiring' }),
    );
    await act(() => session.refresh());
    expect(remove('Audits of Hiring')).toBeInTheDocument();
  });

  const services = (slugs: readonly string[]) =>
    JSON.stringify({
      path: '/',
      title: 'Home',
      sections: [{ type: 'service-cards', heading: 'What We Do', services: slugs }],
    });

  const audits = '{ "slug": "audits", "title": "Fair Audits" }';

  it('says that a service of a list is missing, and not its short name', async () => {
    mockDialogs();
    const files = { 'pages/home.json': services(['old-one', 'audits']), 'services/a.json': audits };
    const session = await openSession(memoryStore(files).store);
    renderForm(session, <EntryForm />);
    const remove = { name: /^Remove: / };
    const list = within(screen.getByRole('group', { name: /^Services/, hidden: true }));
    expect(
      list.getAllByRole('button', { ...remove, hidden: true }).map((button) => button.ariaLabel),
    ).toEqual(['Remove: Missing: service', 'Remove: Fair Audits']);
    const [choice] = list.getAllByRole('combobox', { hidden: true });
    expect(choice).toHaveDisplayValue('Missing: service');
  });
});
