import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Banner } from './banner';

const banner = firstSection(readContent(), 'BannerSection');

it('shows a heading, a lede and one link', () => {
  render(<Banner {...banner} heading="Well?" action={{ label: 'Yes', href: '/contact' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Well?' })).toBeInTheDocument();
  expect(screen.getByText(banner.lede)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Yes' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact');
});

it('loads its picture lazily, with an empty alt text', () => {
  const { container } = render(<Banner {...banner} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
