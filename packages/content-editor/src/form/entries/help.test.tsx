import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from './entry-form';

beforeEach(() => localStorage.clear());

/** Shows a form to somebody who has first used one so many days ago. */
async function openForm(days: number) {
  localStorage.setItem('editor-help', String(Date.now() - days * 24 * 60 * 60 * 1000));
  const file = 'contact.json';
  const session = await openSession(memoryStore({ [file]: '{ "location": "Elkins" }' }).store);
  session.dispatch({ type: 'file opened', file });
  return renderForm(session, <EntryForm />);
}

const help = () => screen.getByText(/^Town\./);

describe('the form', () => {
  it('shows the help of the fields in the first days, until it is hidden', async () => {
    const { unmount } = await openForm(2);
    expect(help()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide help' }));
    expect(help()).not.toBeVisible();
    unmount();
    const session = await openSession(memoryStore({ 'contact.json': '{}' }).store);
    session.dispatch({ type: 'file opened', file: 'contact.json' });
    renderForm(session, <EntryForm />);
    expect(help()).not.toBeVisible();
  });

  it('hides it after the first days, until it is asked for', async () => {
    await openForm(30);
    expect(help()).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show help' }));
    expect(help()).toBeVisible();
  });

  it('describes the controls in either case', async () => {
    await openForm(30);
    expect(screen.getByRole('textbox', { name: 'Place' })).toHaveAccessibleDescription(/Town\./);
  });
});
