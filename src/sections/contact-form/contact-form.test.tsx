import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { notify } from '../../notifications/notify';
import { ContactForm } from './contact-form';

jest.mock('../../notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));

const section = firstSection(readContent(), 'ContactFormSection');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

async function fill(email = 'june@example.org') {
  await userEvent.type(field('Name'), 'June Carpenter');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Message'), 'Could you look at our intake form?');
}

beforeEach(() => {
  sessionStorage.clear();
  render(<ContactForm {...section} />);
});

it('has three labelled fields, all required', () => {
  expect(screen.getAllByRole('textbox')).toEqual([field('Name'), field('Email'), field('Message')]);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired();
});

it('lets the browser check the email and fill in what it knows', () => {
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Message')).not.toHaveAttribute('autocomplete');
});

it('has five lines for the message', () => {
  expect(field('Message')).toHaveAttribute('rows', '5');
});

it('says in visible words that it sends nothing', () => {
  expect(screen.getByText(section.note)).toBeVisible();
  expect(section.note).toMatch(/demonstration and sends nothing/);
});

it('F2: thanks once for a valid message and empties the fields', async () => {
  await fill();
  await userEvent.click(send());
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({ ...section.sent, raisedBy: send() });
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
});

it('F2: the focus stays on the button', async () => {
  await fill();
  await userEvent.click(send());
  expect(send()).toHaveFocus();
});

it('F2: keeps the browser from submitting the form itself', () => {
  const form = field('Name').form;
  if (!form) throw new Error('The fields stand in no form.');
  expect(fireEvent.submit(form)).toBe(false);
});

it('F1: thanks nobody for a message without an email that can be answered', async () => {
  await fill('june@');
  await userEvent.click(send());
  expect(notify).not.toHaveBeenCalled();
  expect(field('Name')).toHaveValue('June Carpenter');
});

it('F10: what is typed is there again after a look at another page, until it is sent', async () => {
  await userEvent.type(field('Name'), 'June');
  await userEvent.type(field('Message'), 'Hel');
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'draft-name': 'June',
    'draft-message': 'Hel',
  });
  cleanup();
  render(<ContactForm {...section} />);
  expect(field('Name')).toHaveValue('June');
  expect(field('Email')).toHaveValue('');
  expect(field('Message')).toHaveValue('Hel');
  await fill();
  await userEvent.click(send());
  expect(sessionStorage).toHaveLength(0);
});

it('F10: a field that is emptied leaves nothing behind', async () => {
  await userEvent.type(field('Name'), 'J');
  await userEvent.clear(field('Name'));
  expect(sessionStorage).toHaveLength(0);
});

it('F10: where storage is blocked, the form works without', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  cleanup();
  render(<ContactForm {...section} />);
  await fill();
  await userEvent.click(send());
  expect(notify).toHaveBeenCalledTimes(1);
});

it('F5: has no address to send to, and a method that sends nothing', () => {
  const form = field('Name').form;
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form).not.toHaveAttribute('novalidate');
});
