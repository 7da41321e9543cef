import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { readContent } from '../../tests/helpers/content';
import { stubMatchMedia } from '../../tests/helpers/match-media';
import { layoutData } from '../../tests/helpers/query-results';
import { Layout } from './layout';

const data = layoutData(readContent());
const at = (pathname: string) => ({ pathname, hash: '' });

function Faulty(): never {
  throw new Error('a mistake in a component');
}

beforeEach(() => {
  stubMatchMedia();
  jest.mocked(useStaticQuery).mockReturnValue(data);
});

it('puts the page between the bar and the footer, notifications last', () => {
  render(<Layout location={at('/')}>The page</Layout>);
  const landmarks = ['banner', 'main', 'contentinfo', 'region'].map((role) =>
    screen.getByRole(role),
  );
  for (const [index, landmark] of landmarks.entries()) {
    const next = landmarks[index + 1];
    const follows = next ? landmark.compareDocumentPosition(next) : undefined;
    expect(follows ?? Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByRole('main')).toHaveTextContent('The page');
});

it('N11: begins with a link to the main area, which takes the focus but is no stop', () => {
  render(<Layout location={at('/')}>The page</Layout>);
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(data.website.words.skipLink);
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

it('S1: names the viewport of the notifications by the words of the content', () => {
  render(<Layout location={at('/')}>The page</Layout>);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
});

it('X9: stays while pages come and go', () => {
  const { rerender } = render(<Layout location={at('/')}>One</Layout>);
  const before = ['banner', 'main', 'contentinfo', 'region'].map((role) => screen.getByRole(role));
  rerender(<Layout location={at('/about')}>Another</Layout>);
  const after = ['banner', 'main', 'contentinfo', 'region'].map((role) => screen.getByRole(role));
  expect(after).toEqual(before);
  expect(screen.getByRole('main')).toHaveTextContent('Another');
});

it('keeps the way out open when a page fails, and forgets the failure on the next page', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { rerender } = render(
    <Layout location={at('/')}>
      <Faulty />
    </Layout>,
  );
  expect(screen.getByText(data.website.words.fallbackText)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  rerender(<Layout location={at('/about')}>Another</Layout>);
  expect(screen.queryByText(data.website.words.fallbackText)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Another');
});
