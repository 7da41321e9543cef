import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { notify } from '../../components/notifications/notify';
import { ContactForm } from './contact-form';
import { formFieldNames } from './field-names';

jest.mock('../../components/notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));

const section = firstSection(readContent(), 'ContactFormSection');
const names = ['Name', 'Email', 'Message'];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });
const renderForm = () => render(<ContactForm {...section} />);

async function fillAndSend(email = 'june@example.org') {
  await userEvent.type(field('Name'), 'June Carpenter');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Message'), 'Could you look at our intake form?');
  await userEvent.click(send());
}

beforeEach(() => {
  sessionStorage.clear();
  renderForm();
});

it('has labeled fields, all required, as the note above them says', () => {
  expect(screen.getAllByRole('textbox')).toEqual(names.map(field));
  for (const name of names) expect(field(name)).toBeRequired();
});

it('has a field for every name of the list that the rest of the form goes by', () => {
  const shown = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
  // a name without a field: add one to contact-form.tsx, with its words to schema.ts and the fragment
  expect(shown).toEqual([...formFieldNames]);
});

it.each([
  ['Email', 'type', 'email'],
  ['Email', 'autocomplete', 'email'],
  ['Name', 'autocomplete', 'name'],
  ['Message', 'autocomplete', null],
  ['Message', 'rows', '5'],
])('the %s field has %s=%p', (name, attribute, value) => {
  expect(field(name).getAttribute(attribute)).toBe(value);
});

it('states in visible text that it sends nothing', () => {
  expect(screen.getByText(section.disclaimer ?? '')).toBeVisible();
  expect(section.disclaimer).toMatch(/demonstration and sends nothing/);
  expect(send()).toHaveAccessibleDescription(section.disclaimer);
});

it('F2: confirms a valid message once, clears the fields and keeps the focus', async () => {
  await fillAndSend();
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({ ...section.sent, trigger: send() });
  for (const name of names) expect(field(name)).toHaveValue('');
  expect(send()).toHaveFocus();
});

it('F17: shows that it was sent, without words, until the visitor writes again', async () => {
  const row = send().parentElement;
  const words = row?.closest('form')?.textContent;
  expect(row).not.toHaveAttribute('data-sent');
  await fillAndSend();
  expect(row).toHaveAttribute('data-sent');
  expect(row?.closest('form')).toHaveTextContent(words ?? '');
  await userEvent.type(field('Name'), 'J');
  expect(row).not.toHaveAttribute('data-sent');
});

it('F2, F5: has no action, and a method that sends nothing', () => {
  const { form } = field('Name');
  expect(fireEvent.submit(form ?? document.body)).toBe(false);
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form).not.toHaveAttribute('novalidate');
});

it('F1: does not confirm a message with an invalid email', async () => {
  await fillAndSend('june@');
  expect(notify).not.toHaveBeenCalled();
  expect(field('Name')).toHaveValue('June Carpenter');
});

it('leaves errors to the bubble of a browser without :user-invalid, as jsdom is', async () => {
  const refused: Event[] = [];
  const note = (event: Event) => refused.push(event);
  window.addEventListener('invalid', note, { capture: true });
  await userEvent.click(send());
  window.removeEventListener('invalid', note, { capture: true });
  expect(refused.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false]);
});

it('F1: does not confirm a message that shows nothing', async () => {
  await userEvent.type(field('Name'), 'June');
  await userEvent.type(field('Email'), 'june@example.org');
  await userEvent.type(field('Message'), ' \u00A0\u200B{Enter}');
  await userEvent.click(send());
  expect(notify).not.toHaveBeenCalled();
  expect(field('Message')).toHaveValue('');
  expect(field('Name')).toHaveValue('June');
});

it('F10: restores typed text after navigation until the message is sent', async () => {
  await userEvent.type(field('Name'), 'June');
  await userEvent.type(field('Message'), 'Hel');
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'unsent-name': 'June',
    'unsent-message': 'Hel',
  });
  cleanup();
  renderForm();
  expect(field('Name')).toHaveValue('June');
  expect(field('Email')).toHaveValue('');
  expect(field('Message')).toHaveValue('Hel');
  await fillAndSend();
  expect(sessionStorage).toHaveLength(0);
});

it('F10: stores nothing for a cleared field', async () => {
  await userEvent.type(field('Name'), 'J');
  await userEvent.clear(field('Name'));
  expect(sessionStorage).toHaveLength(0);
});

it('F10: works if session storage is blocked', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  cleanup();
  renderForm();
  await fillAndSend();
  expect(notify).toHaveBeenCalledTimes(1);
});
