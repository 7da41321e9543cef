import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { layoutData } from '../../tests/helpers/unit/query-results';
import { Layout } from './layout';

it.each([
  ['marks a draft page before its content', 'Not yet', /^Not yet ?The page$/],
  ['labels no other page', undefined, /^The page$/],
])('%s', (_name, draft, text) => {
  jest.mocked(useStaticQuery).mockReturnValue(layoutData());
  render(
    <Layout location={{ pathname: '/news', hash: '' }} path="/news" draft={draft}>
      The page
    </Layout>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(text);
  expect(screen.queryAllByRole('strong')).toHaveLength(draft ? 1 : 0);
});
