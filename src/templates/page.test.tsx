import { render, screen } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content';
import { pageData } from '../../tests/helpers/query-results';
import { showPage } from '../../tests/helpers/show-page';

const content = readContent();
const headings = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H3')
    .map((heading) => heading.textContent);

it.each(content.pages.map(({ path }) => path))(
  'shows the sections of %s in their order',
  (path) => {
    const data = pageData(content, path);
    render(showPage(data));
    expect(headings()).toEqual(data.page.sections.map(({ heading }) => heading));
  },
);

it.each(content.pages.map(({ path }) => path))('has exactly one main heading on %s', (path) => {
  render(showPage(pageData(content, path)));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('shows two sections of one kind', () => {
  const data = pageData(content, '/about');
  const { sections } = data.page;
  render(
    showPage({ ...data, page: { ...data.page, sections: [...sections, ...sections.slice(1)] } }),
  );
  expect(screen.getAllByRole('heading', { name: 'Who We Are' })).toHaveLength(2);
});
