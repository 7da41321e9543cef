import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { ContactDetails } from './contact-details';

const section = firstSection(readContent(), 'ContactDetailsSection');

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  ({ rerender } = render(<ContactDetails {...section} />));
});

it('lists email, phone and location below its heading', () => {
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  const labels = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(labels).toEqual([
    'Emailhello@ridgeline.example',
    'Phone(304) 555-0142',
    'LocationElizabeth, WV',
  ]);
});

it.each([
  ['hello@ridgeline.example', 'mailto:hello@ridgeline.example'],
  ['(304) 555-0142', 'tel:+13045550142'],
])('links %s to %s', (name, address) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('shows what else there is in the order of the content, each with its target', () => {
  const detail = (label: string, text: string, href: string | null) => ({
    label,
    text,
    href,
    icon: 'buildings',
  });
  const details = [
    detail('Second office', 'Beckley, WV', null),
    // one number for both, with one label
    detail('Call or text', '(304) 555-0143', 'sms:+13045550143'),
    detail('Call or text', '(304) 555-0143', 'tel:+13045550143'),
    detail('Third office', 'Ripley, WV', null),
    detail('Visits', 'Book a time', '/services'),
  ];
  rerender(<ContactDetails {...section} contact={{ person: null, details }} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(details.map(({ label, text }) => label + text));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['sms:+13045550143', 'tel:+13045550143', '/services']);
});

it('gives every place an id of its own, also on a page that shows the details twice', () => {
  const detail = { label: 'Office', href: null, icon: 'buildings' };
  const details = ['Beckley', 'Ripley'].map((text) => ({ ...detail, text }));
  const contact = { person: null, details };
  rerender(
    <>
      <ContactDetails {...section} contact={contact} />
      <ContactDetails {...section} contact={contact} />
    </>,
  );
  const ids = screen.getAllByText(/^(Beckley|Ripley)$/).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

it('shows the location as a link without href', () => {
  const location = screen.getByText('Elizabeth, WV');
  expect(location.tagName).toBe('A');
  expect(location.getAttributeNames()).toEqual(['id']);
});

it('names the person who answers only if there is one', () => {
  expect(screen.queryByText('Ask for')).toBeNull();
  const person = { label: 'Ask for', name: 'Ada Stone', role: 'Founder', portrait: null };
  rerender(<ContactDetails {...section} contact={{ ...section.contact, person }} />);
  expect(screen.getByText('Ada Stone').closest('p')).toHaveTextContent('Ask for Ada Stone Founder');
});
