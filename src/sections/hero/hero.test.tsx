import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { Hero } from './hero';

const hero = firstSection(readContent(), 'HeroSection');
const ways = [
  { label: 'Ask first', href: '/contact' },
  { label: 'Look around', href: '/services' },
];

it('gives the first way on a look of its own', () => {
  render(<Hero {...hero} actions={ways} />);
  const [first, second] = screen.getAllByRole('link').map((link) => getComputedStyle(link).color);
  expect(first).not.toBe(second);
});

it.each(['tall', 'short'] as const)('is %s where its size says so', (size) => {
  const { container } = render(<Hero {...hero} size={size} />);
  expect(container.firstElementChild).toHaveAttribute('data-size', size);
});

it('has no place for ways on where there are none', () => {
  render(<Hero {...hero} actions={[]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const picture = { ...firstSection(readContent(), 'StorySection').picture, alt: 'A valley' };

it("shows an editor's own picture where no scene is chosen, first, too", () => {
  render(<Hero {...hero} scene={null} land={null} ownPicture={picture} />);
  expect(screen.getByRole('img', { name: 'A valley' })).toHaveAttribute('fetchpriority', 'high');
});

it('has words alone where it has neither', () => {
  const { container } = render(<Hero {...hero} scene={null} land={null} ownPicture={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(container.querySelector('picture')).not.toBeInTheDocument();
});

it('can be reached by its anchor', () => {
  const { container } = render(<Hero {...hero} anchor="top" />);
  expect(container.firstElementChild).toHaveAttribute('id', 'top');
});
