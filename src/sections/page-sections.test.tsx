import { act, render, screen, waitFor } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { pageData } from '../../tests/helpers/unit/query-results';
import { PageSections } from './page-sections';

const content = readContent();

/** A busy machine takes longer than the second that `waitFor` gives by default. */
const patience = { timeout: 20_000 };

const showFirstView = (path: string) => {
  const { sections } = pageData(content, path).page;
  render(<PageSections sections={sections} firstViewFirst />);
  return sections.map(({ heading }) => heading);
};

const shown = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2')
    .map(({ textContent }) => textContent);

it('shows the first view at first, and all sections after a frame', async () => {
  const headings = showFirstView('/about');
  expect(shown()).toEqual(headings.slice(0, 1));
  await waitFor(() => expect(shown()).toEqual(headings), patience);
});

it('shows the second section with a low hero, as on a phone both are in the first view', () => {
  const headings = showFirstView('/contact');
  expect(shown()).toEqual(headings.slice(0, 2));
});

it('shows both sections of a page that has two', () => {
  const sections = pageData(content, '/about').page.sections.slice(0, 2);
  render(<PageSections sections={sections} firstViewFirst />);
  expect(shown()).toEqual(sections.map(({ heading }) => heading));
});

it('shows all sections at once if the page is printed before they are there', () => {
  const headings = showFirstView('/about');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(shown()).toEqual(headings);
});
