import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Banner } from './banner';

const banner = firstSection(readContent(), 'BannerSection');

it('loads its picture lazily, with an empty alt text', () => {
  const { container } = render(<Banner {...banner} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
