import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { showPage } from '../../tests/helpers/unit/render-site';

const content = readContent();
const headings = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2')
    .map(({ tagName, textContent }) => [tagName, textContent]);

it.each(content.pages.map(({ path }) => path))(
  'renders the sections of %s in order, with one h1',
  (path) => {
    const data = pageData(content, path);
    render(showPage(data, path));
    const expected = data.page.sections.map(({ heading }) => heading);
    expect(headings()).toEqual(expected.map((text, index) => [index === 0 ? 'H1' : 'H2', text]));
  },
);

it('renders sections of the same type more than once, and in any order', () => {
  const { page } = pageData(content, '/about');
  const sections = [...page.sections, ...page.sections.slice(1).toReversed()];
  render(showPage({ page: { ...page, sections } }, '/about'));
  expect(headings().map(([, text]) => text)).toEqual(sections.map(({ heading }) => heading));
});

it.each([
  ['/', '100svh'],
  ['/about', ''],
])('the hero of the home page alone fills the screen: %s', (path, height) => {
  const { container } = render(showPage(pageData(content, path), path));
  const [hero] = container.querySelectorAll('section');
  expect(hero && getComputedStyle(hero).minHeight).toBe(height);
});

it('after a link, the first view is shown first', () => {
  render(showPage(pageData(content, '/about'), '/about', 'PUSH'));
  expect(headings()).toHaveLength(1);
});

it('hydrates the whole page even if Gatsby has corrected its address meanwhile', () => {
  const data = pageData(content, '/about');
  const container = document.createElement('div');
  container.innerHTML = renderToString(showPage(data, '/about'));
  document.body.append(container);
  const onRecoverableError = jest.fn();
  render(showPage(data, '/about', 'PUSH'), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(headings()).toHaveLength(data.page.sections.length);
});
