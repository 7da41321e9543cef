import { act, screen } from '@testing-library/react';
import { openEntries, pageWithServices } from '../../../tests/helpers/editor-renames';
import { renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

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
  writeElsewhere('services/audits.json', JSON.stringify({ ...audits, title: 'Audits of Hiring' }));
  await act(() => session.refresh());
  expect(remove('Audits of Hiring')).toBeInTheDocument();
});
