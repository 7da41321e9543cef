import { gatsbyHtml } from '../tests/gatsby-html';
import { loaderMaker } from './loader-code';

const loaderCode = loaderMaker([]);

it('minifies the loader and inserts the fonts of the page', () => {
  const code = loaderCode(gatsbyHtml());
  expect(code).not.toMatch(/\n|\/\*|\/\//);
  expect(code).toContain('["Besley","url(/static/besley.woff2)","600"]');
  expect(() => loaderCode('<html></html>')).toThrow('no fonts');
});

it('includes the modules of the site that run early', () => {
  expect(loaderMaker(['src/layout/header/header.inline.ts'])(gatsbyHtml())).toContain(
    'data-scrolled',
  );
  expect(loaderCode(gatsbyHtml())).not.toContain('data-scrolled');
});

it('lets the browser submit only on pages with a form that is sent', () => {
  const sends = loaderCode(gatsbyHtml('<form action="https://a.example.com/f" method="post">'));
  expect(sends).toContain('"post"');
  expect(loaderCode(gatsbyHtml('<form method="dialog">'))).toBe(loaderCode(gatsbyHtml()));
  expect(loaderCode(gatsbyHtml())).not.toContain('"post"');
});
