import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Banner } from './banner';

const banner = firstSection(readContent(), 'BannerSection');

it('shows a heading, a lede and one button, with the number to call beside it', () => {
  render(<Banner {...banner} heading="Well?" action={{ label: 'Yes', href: '/contact' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Well?' })).toBeInTheDocument();
  expect(screen.getByText(banner.lede)).toBeInTheDocument();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Yes', '/contact'],
    ['(304) 555-0142', 'tel:+13045550142'],
  ]);
});

it('has its button alone if there is no number', () => {
  render(<Banner {...banner} contact={{ phone: null }} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(banner.action.label);
});

it('shows how a caller can begin only if the content says it', () => {
  const { rerender } = render(<Banner {...banner} opening={null} />);
  expect(screen.queryByText(/^Hi, /)).not.toBeInTheDocument();
  const opening = { text: 'Hi, I run a … in ….', note: 'That is all.' };
  rerender(<Banner {...banner} opening={opening} />);
  expect(screen.getByText(/^Hi, /)).toHaveTextContent('Hi, I run a … in ….');
  expect(screen.getByText('That is all.')).toBeInTheDocument();
});

it('loads its picture lazily, with an empty alt text', () => {
  const { container } = render(<Banner {...banner} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
