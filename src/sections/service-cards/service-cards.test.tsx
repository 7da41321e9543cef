import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection, shownText } from '../../../tests/helpers/unit/query-results';
import { ServiceCards } from './service-cards';

const section = firstSection(readContent(), 'ServiceCardsSection');
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

it('shows every service as a card with its title and description', () => {
  render(<ServiceCards {...section} />);
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards).toHaveLength(section.services.length);
  for (const [index, { title, description }] of section.services.entries()) {
    expect(cards[index]).toHaveTextContent(title);
    expect(cards[index]).toHaveTextContent(shownText(description));
  }
});

it('keeps the order of the services', () => {
  const reversed = section.services.toReversed();
  render(<ServiceCards {...section} services={reversed} />);
  expect(titles()).toEqual(reversed.map(({ title }) => title));
});

it('has no list without services', () => {
  render(<ServiceCards {...section} services={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('shows the alt text of an icon, and hides icons without one', () => {
  const [first, ...others] = section.services;
  if (!first) throw new Error('The section has no service.');
  const compass = { ...first, alt: 'A compass' };
  render(<ServiceCards {...section} services={[compass, ...others]} />);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'A compass',
  ]);
});

it('keeps titles out of blocks that reader modes drop', () => {
  render(<ServiceCards {...section} />);
  // such as one of only an icon and a heading
  for (const title of screen.getAllByRole('heading', { level: 3 }))
    expect(title.parentElement).toHaveRole('listitem');
});

it('marks the card of a draft', () => {
  const [first, ...others] = section.services;
  if (!first) throw new Error('The section has no service.');
  render(<ServiceCards {...section} services={[{ ...first, draftMark: 'Not yet' }, ...others]} />);
  const cards = screen.getAllByRole('listitem');
  const marked = cards.filter((card) => within(card).queryByText('Not yet'));
  expect(marked).toEqual([cards[0]]);
});

describe('the facts of a service', () => {
  const facts = {
    outcome: 'A plan with prices',
    duration: 'Three weeks',
  };

  const [service] = section.services;
  if (!service) throw new Error('The section has no service.');

  /** The words of its card. */
  const paragraphs = (words: Partial<typeof service>) => {
    render(<ServiceCards {...section} services={[{ ...service, ...words }]} ask={null} />);
    const shown = within(screen.getByRole('list')).getAllByRole('paragraph');
    return shown.map(({ textContent }) => textContent);
  };

  it('are below its description, in this order', () => {
    expect(paragraphs(facts)).toEqual([shownText(service.description), ...Object.values(facts)]);
  });

  it('may be missing', () => {
    expect(paragraphs({ outcome: null, duration: null })).toEqual([shownText(service.description)]);
  });
});

it('asks about the service of a card, whose slug is in the address before the anchor', () => {
  const ask = { label: 'Ask about this', href: '/contact#write' };
  render(<ServiceCards {...section} ask={ask} />);
  const links = screen.getAllByRole('link', { name: 'Ask about this' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    section.services.map(({ slug }) => `/contact?about=${slug}#write`),
  );
});

it.each([
  ['#write', '/services?about=SLUG#write'],
  ['/contact', '/contact?about=SLUG'],
  ['https://example.org/talk', 'https://example.org/talk'],
  ['tel:+13045550142', 'tel:+13045550142'],
  ['mailto:hello@ridgeline.example', 'mailto:hello@ridgeline.example'],
])('names the service in addresses of this site alone: %s', (href, address) => {
  const [service] = section.services;
  if (!service) throw new Error('The section has no service.');
  const ask = { label: 'Ask about this', href };
  render(
    <ServiceCards {...section} services={[service]} ask={ask} place={{ path: '/services' }} />,
  );
  const link = screen.getByRole('link', { name: 'Ask about this' });
  expect(link).toHaveAttribute('href', address.replace('SLUG', service.slug));
});

it('asks nothing unless the content does', () => {
  render(<ServiceCards {...section} ask={null} />);
  expect(screen.queryByRole('link', { name: 'Ask about this' })).not.toBeInTheDocument();
});
