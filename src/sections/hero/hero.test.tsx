import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Hero } from './hero';

const hero = firstSection(readContent(), 'HeroSection');
const actions = [
  { label: 'Ask first', href: '/contact' },
  { label: 'Look around', href: '/services' },
];

it('styles the first action differently', () => {
  render(<Hero {...hero} actions={actions} />);
  const [first, second] = screen.getAllByRole('link').map((link) => getComputedStyle(link).color);
  expect(first).not.toBe(second);
});

it.each(['tall', 'short'] as const)('has the size "%s"', (size) => {
  const { container } = render(<Hero {...hero} size={size} />);
  expect(container.firstElementChild).toHaveAttribute('data-size', size);
});

it('has no links without actions', () => {
  render(<Hero {...hero} actions={[]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const picture = { ...firstSection(readContent(), 'StorySection').picture, alt: 'A valley' };

it('loads the land of its scene with high priority', () => {
  const { container } = render(<Hero {...hero} ownPicture={picture} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});

it("loads an editor's own picture with high priority if no scene is chosen", () => {
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
