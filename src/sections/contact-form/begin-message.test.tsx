import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { ContactForm } from './contact-form';

const section = {
  ...firstSection(readContent(), 'ContactFormSection'),
  about: 'About {service}:',
  services: [
    { slug: 'ai-audits', title: 'Audits for $& and Boards' },
    { slug: 'ai-maps', title: 'Maps' },
  ],
};
const message = () => screen.getByRole('textbox', { name: 'Message' });

/** The form on its page at an address. */
const formAt = (query: string, about: string | null = section.about) => (
  <ContactForm {...section} about={about} place={{ location: { search: query } }} />
);

/** Shows the form as at this address, as a page that is opened does. */
function arriveAt(query: string) {
  cleanup();
  render(formAt(query));
}

beforeEach(() => {
  sessionStorage.clear();
});

it('begins the message with the service that the address names', () => {
  arriveAt('?about=ai-audits');
  expect(message()).toHaveValue('About Audits for $& and Boards:\n');
});

it.each(['', '?about=', '?about=nothing', '?about=<b>words</b>', '?service=ai-audits'])(
  'leaves the message empty at "%s"',
  (query) => {
    arriveAt(query);
    expect(message()).toHaveValue('');
  },
);

it('lets the visitor erase the beginning', async () => {
  arriveAt('?about=ai-audits');
  await userEvent.clear(message());
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'June');
  expect(message()).toHaveValue('');
});

it('begins the message for each link of its own page', async () => {
  cleanup();
  const { rerender } = render(formAt(''));
  rerender(formAt('?about=ai-maps'));
  expect(message()).toHaveValue('About Maps:\n');
  await userEvent.clear(message());
  rerender(formAt('?about=ai-maps'));
  expect(message()).toHaveValue('About Maps:\n');
});

it('keeps what the visitor has written', async () => {
  arriveAt('');
  await userEvent.type(message(), 'Could you look');
  arriveAt('?about=ai-audits');
  expect(message()).toHaveValue('Could you look');
});

it('replaces the beginning of another question to which nothing was added', async () => {
  arriveAt('?about=ai-audits');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'June');
  arriveAt('?about=ai-maps');
  expect(message()).toHaveValue('About Maps:\n');
});

it('begins no message if the content has no words for it', () => {
  cleanup();
  render(formAt('?about=ai-audits', null));
  expect(message()).toHaveValue('');
});
