import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession, phoneMistake } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { Mistakes } from '../notices';

/** A session with a mistake in a file whose saved phone is 1. */
async function showMistake(phone = 'x') {
  const files = { 'contact.json': '{ "phone": "1" }', 'site.json': '{ "name": "Hill" }' };
  const memory = memoryStore(files);
  const session = await openSession(memory.store, () => Promise.resolve([phoneMistake]));
  session.change('phone', phone, 'contact.json');
  return { session, files: memory.files };
}

test('changes that need not wait for a mistake can be saved', async () => {
  const { session, files } = await showMistake();
  session.change('name', 'Valley', 'site.json');
  renderForm(session, <Mistakes />);
  expect(screen.getByText('Your other changes don’t have to wait for “Contact”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the rest' }));
  await waitFor(() => expect(session.state.status).toBe('Saved, except “Contact”.'));
  expect(JSON.parse(files()['site.json'] ?? '')).toEqual({ name: 'Valley' });
});

test('a mistake that is not the user’s is not told as one of their changes', async () => {
  const { session } = await showMistake('1');
  session.change('name', 'Valley', 'site.json');
  renderForm(session, <Mistakes />);
  expect(screen.getByText('Your changes don’t have to wait for “Contact”.')).toBeVisible();
});

test('they are saved once, however often the button is pressed', async () => {
  const { session } = await showMistake();
  const { store } = session.tools;
  const write = store.save;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const saving = jest.spyOn(store, 'save').mockImplementation(async (...request) => {
    await answered;
    return write(...request);
  });
  session.change('name', 'Valley', 'site.json');
  renderForm(session, <Mistakes />);
  const button = screen.getByRole('button', { name: 'Save the rest' });
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer();
  await waitFor(() => expect(session.state.status).toBe('Saved, except “Contact”.'));
  expect(saving).toHaveBeenCalledTimes(1);
});

test('nothing is offered if there are no other changes', async () => {
  const { session } = await showMistake();
  renderForm(session, <Mistakes />);
  expect(screen.getByRole('region', { name: 'One mistake to fix' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the rest' })).not.toBeInTheDocument();
});
