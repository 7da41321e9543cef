import { render, screen } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { showPage } from '../../tests/helpers/unit/render-site';

it('renders sections of the same type more than once, and in any order', () => {
  const { page } = pageData(readContent(), '/about');
  const sections = [...page.sections, ...page.sections.slice(1).toReversed()];
  render(showPage({ page: { ...page, sections } }));
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    sections.map(({ heading }) => heading),
  );
});
