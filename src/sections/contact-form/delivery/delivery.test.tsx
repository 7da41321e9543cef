import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readContent } from '../../../../tests/helpers/content';
import { firstSection } from '../../../../tests/helpers/query-results';
import { notify } from '../../../notifications/notify';
import { ContactForm } from '../contact-form';
import { sendMessage } from './send-message';

jest.mock('../../../notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));
jest.mock('./send-message', () => ({ sendMessage: jest.fn() }));

const section = firstSection(readContent(), 'ContactFormSection');
const delivery: Queries.DeliveryFragment = {
  url: 'https://forms.example.com/f/1',
  formName: null,
  trap: '_gotcha',
  hiddenInputs: [{ name: '_next', value: 'https://example.org/thanks' }],
  privacy: 'We use what you write to answer you.',
  sending: 'Sending …',
  failed: { title: 'Not Sent', text: 'Please write or call instead.' },
};

const button = () => screen.getByRole('button');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const form = () => field('Name').form;

async function fillAndSend() {
  await userEvent.type(field('Name'), 'June');
  await userEvent.type(field('Email'), 'j@example.org');
  await userEvent.type(field('Message'), 'Hello');
  await userEvent.click(button());
}

beforeEach(() => {
  sessionStorage.clear();
});

/** Holds the answer back. @returns gives it */
function holdAnswer() {
  let take: (taken: boolean) => void = () => undefined;
  jest.mocked(sendMessage).mockReturnValue(
    new Promise((resolve) => {
      take = resolve;
    }),
  );
  return (taken: boolean) =>
    act(async () => {
      take(taken);
      await Promise.resolve();
    });
}

describe('a form that is sent', () => {
  const contactForm = (
    <ContactForm {...section} disclaimer={null} noScript={null} delivery={delivery} />
  );
  let unmount: () => void;

  beforeEach(() => {
    ({ unmount } = render(contactForm));
  });

  it.each([
    ['F13: is empty for good', true, '', 0],
    ['F14: has what was typed again', false, 'Hello', 3],
  ])(
    '%s where one comes back before the message was taken: %s',
    async (_name, isTaken, value, kept) => {
      const answer = holdAnswer();
      await fillAndSend();
      unmount();
      render(contactForm);
      expect(field('Message')).toHaveValue('');
      await answer(isTaken);
      expect(field('Message')).toHaveValue(value);
      expect(sessionStorage).toHaveLength(kept);
      expect(notify).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['F13: keeps the next message', true, ''],
    ['F14: keeps both', false, 'Hello'],
  ])('%s where one writes on before the message was taken: %s', async (_name, isTaken, message) => {
    const answer = holdAnswer();
    await fillAndSend();
    unmount();
    render(contactForm);
    await userEvent.type(field('Name'), 'Ada');
    await answer(isTaken);
    expect(field('Name')).toHaveValue('Ada');
    expect(field('Message')).toHaveValue(message);
    expect(sessionStorage.getItem('draft-name')).toBe('Ada');
  });

  it('F15: has the fields that the service wants for the way of the browser', () => {
    expect(Object.fromEntries(new FormData(form() ?? undefined))).toEqual({
      name: '',
      email: '',
      message: '',
      _gotcha: '',
      _next: 'https://example.org/thanks',
    });
  });

  it('F12, F13: confirms the message once it was accepted, and not before', async () => {
    const answer = holdAnswer();
    await fillAndSend();
    expect(sendMessage).toHaveBeenCalledWith(form(), delivery.url, false);
    expect(button()).toHaveAccessibleName(delivery.sending);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(delivery.sending);
    expect(notify).not.toHaveBeenCalled();
    expect(field('Name')).toHaveValue('June');
    await answer(true);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({ ...section.sent, raisedBy: button() });
    expect(field('Name')).toHaveValue('');
    expect(button()).toHaveAccessibleName(section.submit);
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['was not taken', () => Promise.resolve(false)],
    ['could not be sent for want of code', () => Promise.reject(new Error('chunk'))],
  ])('F14: says so where the message %s, and keeps what was typed', async (_name, answer) => {
    jest.mocked(sendMessage).mockImplementation(answer);
    await fillAndSend();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({ ...delivery.failed, raisedBy: button() });
    expect(screen.getByText(delivery.failed.text)).toBeVisible();
    expect(button()).toHaveAccessibleDescription(`${delivery.failed.text} ${delivery.privacy}`);
    expect(button()).toHaveAccessibleName(section.submit);
    expect(field('Message')).toHaveValue('Hello');
    expect(sessionStorage).toHaveLength(3);
  });
});
