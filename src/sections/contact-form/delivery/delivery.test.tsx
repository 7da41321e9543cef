import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readContent } from '../../../../tests/helpers/content/content';
import { firstSection } from '../../../../tests/helpers/unit/query-results';
import { notify } from '../../../components/notifications/notify';
import { ContactForm } from '../contact-form';
import { formFieldNames } from '../field-names';
import { sendMessage, type Outcome } from './send-message';

jest.mock('../../../components/notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));
jest.mock('./send-message', () => ({ sendMessage: jest.fn() }));

const section = firstSection(readContent(), 'ContactFormSection');
const delivery: Queries.DeliveryFragment = {
  action: 'https://forms.example.com/f/1',
  honeypot: '_gotcha',
  hiddenInputs: [{ name: '_next', value: 'https://example.org/thanks' }],
  privacy: 'We use what you write to answer you.',
  sending: 'Sending …',
  sent: { title: 'Message Sent', text: 'We will get back to you.' },
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

/** Delays the response. @returns a function that resolves it */
function delayResponse() {
  let respond: (outcome: Outcome) => void = () => undefined;
  jest.mocked(sendMessage).mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  return (outcome: Outcome) =>
    act(async () => {
      respond(outcome);
      await Promise.resolve();
    });
}

describe('a form with delivery', () => {
  const contactForm = (
    <ContactForm {...section} disclaimer={null} noScript={null} sent={null} delivery={delivery} />
  );
  let unmount: () => void;

  beforeEach(() => {
    ({ unmount } = render(contactForm));
  });

  it.each<[string, Outcome, string, number]>([
    ['F13: stays empty if the message is accepted', 'accepted', '', 0],
    ['F14: restores the text if the message is rejected', 'rejected', 'Hello', 3],
  ])('%s and the form was reopened meanwhile', async (_name, outcome, value, stored) => {
    const respond = delayResponse();
    await fillAndSend();
    unmount();
    render(contactForm);
    expect(field('Message')).toHaveValue('');
    await respond(outcome);
    expect(field('Message')).toHaveValue(value);
    expect(sessionStorage).toHaveLength(stored);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Outcome, string]>([
    ['F13: keeps the new text if the message is accepted', 'accepted', ''],
    ['F14: keeps both texts if the message is rejected', 'rejected', 'Hello'],
  ])('%s while the visitor types another', async (_name, outcome, message) => {
    const respond = delayResponse();
    await fillAndSend();
    unmount();
    render(contactForm);
    await userEvent.type(field('Name'), 'Ada');
    await respond(outcome);
    expect(field('Name')).toHaveValue('Ada');
    expect(field('Message')).toHaveValue(message);
    expect(sessionStorage.getItem('unsent-name')).toBe('Ada');
  });

  it('keeps the width of the button while it says that it is sending, and no longer', async () => {
    const respond = delayResponse();
    await fillAndSend();
    expect(button().style.minWidth).toMatch(/px$/);
    await respond('rejected');
    expect(button().style.minWidth).toBe('');
  });

  it('F15: can be submitted by the browser without scripts', () => {
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('action', delivery.action);
    const values = Object.fromEntries(new FormData(form() ?? undefined));
    expect(values).toEqual({
      ...Object.fromEntries(formFieldNames.map((name) => [name, ''])),
      _gotcha: '',
      _next: 'https://example.org/thanks',
    });
  });

  it('F16: has a honeypot that is hidden from people', () => {
    const honeypot = form()?.querySelector('[name=_gotcha]');
    expect(honeypot).not.toBeVisible();
    expect(honeypot).not.toBeRequired();
    expect(screen.getAllByRole('textbox')).toHaveLength(formFieldNames.length);
  });

  it('shows the privacy note instead of the text that nothing is sent', () => {
    expect(button()).toHaveAccessibleDescription(delivery.privacy);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('F12, F13: confirms the message only after it was accepted', async () => {
    const respond = delayResponse();
    await fillAndSend();
    expect(sendMessage).toHaveBeenCalledWith(form(), delivery.action);
    expect(button()).toHaveAccessibleName(delivery.sending);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(delivery.sending);
    expect(notify).not.toHaveBeenCalled();
    expect(field('Name')).toHaveValue('June');
    await respond('accepted');
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({ ...delivery.sent, trigger: button() });
    expect(field('Name')).toHaveValue('');
    expect(button()).toHaveAccessibleName(section.submit);
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['was rejected', () => Promise.resolve('rejected' as const)],
    ['could not be sent because a chunk failed to load', () => Promise.reject(new Error('chunk'))],
  ])('F14: shows an error if the message %s, and keeps the typed text', async (_name, answer) => {
    jest.mocked(sendMessage).mockImplementation(answer);
    await fillAndSend();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({ ...delivery.failed, trigger: button() });
    expect(screen.getByText(delivery.failed.text)).toBeVisible();
    expect(button()).toHaveAccessibleDescription(`${delivery.failed.text} ${delivery.privacy}`);
    expect(button()).toHaveAccessibleName(section.submit);
    expect(field('Message')).toHaveValue('Hello');
    expect(sessionStorage).toHaveLength(3);
  });

  it('F1: sends no message that shows nothing', async () => {
    await userEvent.type(field('Name'), '\u3164');
    await userEvent.type(field('Email'), 'j@example.org');
    await userEvent.type(field('Message'), 'Hello');
    await userEvent.click(button());
    expect(sendMessage).not.toHaveBeenCalled();
    expect(button()).toHaveAccessibleName(section.submit);
  });

  it('F12: ignores a second submit while the first is pending', async () => {
    jest.mocked(sendMessage).mockResolvedValue('busy');
    await fillAndSend();
    expect(notify).not.toHaveBeenCalled();
    expect(button()).toHaveAccessibleName(delivery.sending);
  });
});
