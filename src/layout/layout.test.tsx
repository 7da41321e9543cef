import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { layoutData } from '../../tests/helpers/query-results';
import { Layout } from './layout';

beforeEach(() => {
  // what jsdom lacks, as a visitor who wants no motion has it
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  jest.mocked(useStaticQuery).mockReturnValue(layoutData());
});

it.each([
  ['marks a page that is a draft, before all it says', 'Not yet', /^Not yet ?The page$/],
  ['marks no other', undefined, /^The page$/],
])('%s', (_name, draft, words) => {
  render(
    <Layout location={{ pathname: '/news', hash: '' }} draft={draft}>
      The page
    </Layout>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(words);
});
