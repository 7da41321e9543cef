import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { readContent } from '../../tests/helpers/content/content';
import { layoutData, pageData } from '../../tests/helpers/unit/query-results';
import { wrapPageElement } from './wrap-page-element';

it.each([
  ['a page of sections', pageData(readContent(), '/')],
  ['a page of another type, which has no sections', { page: {} }],
  ['a page of Gatsby itself, which has no content', {}],
])('wraps %s in the layout', (_name, data) => {
  jest.mocked(useStaticQuery).mockReturnValue(layoutData());
  const props = { data, location: window.location, pageContext: { contentPath: '/' } };
  render(wrapPageElement({ element: 'The page', props }));
  expect(screen.getByRole('main')).toHaveTextContent(/^The page$/);
});
