import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Hero } from './hero';

const hero = firstSection(readContent(), 'HeroSection');
const actions = [
  { label: 'Ask first', href: '/contact' },
  { label: 'Look around', href: '/services' },
];

it('shows the only h1 and the lede', () => {
  render(<Hero {...hero} heading="Good Morning" lede="The lamps are lit." />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Good Morning' })).toBeInTheDocument();
  expect(screen.getByText('The lamps are lit.')).toBeInTheDocument();
});

it('links its actions in order', () => {
  render(<Hero {...hero} beforeNumber={null} actions={actions} />);
  const [first, second, ...more] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Ask first');
  expect(first).toHaveAttribute('href', '/contact');
  expect(second).toHaveTextContent('Look around');
  expect(more).toEqual([]);
});

it('styles the first action differently', () => {
  render(<Hero {...hero} beforeNumber={null} actions={actions} />);
  const [first, second] = screen.getAllByRole('link').map((link) => getComputedStyle(link).color);
  expect(first).not.toBe(second);
});

it('has the number to call after the words for it', () => {
  render(<Hero {...hero} beforeNumber="Call us:" actions={[]} />);
  const { text = '', href = '' } = hero.contact.phone ?? {};
  expect(screen.getByText(/^Call us:/)).toHaveTextContent(`Call us: ${text}`);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

it('has no words for a number that the content does not have', () => {
  render(<Hero {...hero} beforeNumber="Call us:" contact={{ ...hero.contact, phone: null }} />);
  expect(screen.queryByText(/Call us/)).not.toBeInTheDocument();
});

it('has no links without words for the number and without actions', () => {
  render(<Hero {...hero} beforeNumber={null} actions={[]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('with number and address', () => {
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const write = ['hello@ridgeline.example', 'mailto:hello@ridgeline.example'];

  it('links the first number and the first address of the contact details', () => {
    render(<Hero {...hero} beforeNumber={null} showsContact actions={[]} />);
    expect(links()).toEqual([['(304) 555-0142', 'tel:+13045550142'], write]);
  });

  it('links the address alone, without hours, if there is no number', () => {
    const contact = { ...hero.contact, phone: null, hours: 'Weekdays, 9 to 5' };
    render(<Hero {...hero} beforeNumber={null} showsContact contact={contact} actions={[]} />);
    expect(links()).toEqual([write]);
    expect(screen.queryByText('Weekdays, 9 to 5')).not.toBeInTheDocument();
  });

  it('shows hours only if the content has them', () => {
    const { rerender } = render(<Hero {...hero} showsContact />);
    const hours = () => screen.queryByText('Weekdays, 9 to 5');
    expect(hours()).not.toBeInTheDocument();
    const contact = { ...hero.contact, hours: 'Weekdays, 9 to 5' };
    rerender(<Hero {...hero} showsContact contact={contact} />);
    expect(hours()).toBeInTheDocument();
  });
});

const picture = { ...firstSection(readContent(), 'StorySection').picture, alt: 'A valley' };

it('loads the land of its scene with high priority', () => {
  const { container } = render(<Hero {...hero} ownPicture={picture} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});

it('loads a picture from the content with high priority if no scene is chosen', () => {
  render(<Hero {...hero} scene={null} land={null} ownPicture={picture} />);
  expect(screen.getByRole('img', { name: 'A valley' })).toHaveAttribute('fetchpriority', 'high');
});

it('has no picture without a scene or an own picture', () => {
  const { container } = render(<Hero {...hero} scene={null} land={null} ownPicture={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(container.querySelector('picture')).not.toBeInTheDocument();
});

it('has its anchor as id', () => {
  const { container } = render(<Hero {...hero} anchor="top" />);
  expect(container.firstElementChild).toHaveAttribute('id', 'top');
});
