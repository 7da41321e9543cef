import { cleanup, render, screen } from '@testing-library/react';
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
const draw = () => render(<ContactForm {...section} />);

beforeEach(() => {
  sessionStorage.clear();
  draw();
});

it.each([
  ['Email', 'type', 'email'],
  ['Email', 'autocomplete', 'email'],
  ['Name', 'autocomplete', 'name'],
  ['Message', 'autocomplete', null],
  ['Message', 'rows', '5'],
])('helps to fill in %s: %s is %p', (name, attribute, value) => {
  expect(field(name).getAttribute(attribute)).toBe(value);
});

it('says in visible words that it sends nothing', () => {
  expect(screen.getByText(section.disclaimer ?? '')).toBeVisible();
  expect(section.disclaimer).toMatch(/demonstration and sends nothing/);
  expect(send()).toHaveAccessibleDescription(section.disclaimer);
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
  draw();
  for (const name of ['Name', 'Message']) await userEvent.type(field(name), 'June');
  await userEvent.type(field('Email'), 'june@example.org');
  await userEvent.click(send());
  expect(notify).toHaveBeenCalledTimes(1);
});
