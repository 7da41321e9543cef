import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageLanguage } from './page-language';

const language = <PageLanguage lang="ar" dir="rtl" />;

it('is in the HTML that visitors get', () => {
  expect(renderToStaticMarkup(language)).toContain('<html lang="ar" dir="rtl">');
});

it('is left as it is in the browser, where a translator may have changed it', () => {
  document.documentElement.lang = 'de';
  const { container } = render(language);
  expect(container).toBeEmptyDOMElement();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});

it('is set without an element in development, where React logs one in a div as an error', () => {
  const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const { container } = render(language);
  mode.restore();
  expect(container).toBeEmptyDOMElement();
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
});
