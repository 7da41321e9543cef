import type { ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { finding } from './finding';
import { routesIn } from './routes';

/** An address of the site that is that of one of its pages: then every page would be below that page. */
export function siteAddressProblems(folder: ContentFolder): readonly Problem[] {
  const paths = [...routesIn(folder).keys()].filter((path) => path !== '/');
  return textProblems(
    folder.documents,
    ({ format, value, isValid }) => {
      if (format !== 'site-url' || !isValid || !URL.canParse(value)) return undefined;
      const { pathname } = new URL(value);
      const path = paths.find((page) => pathname.endsWith(page));
      if (path === undefined) return undefined;
      return finding('site-address-page', { path, better: value.slice(0, -path.length) });
    },
    'warning',
  );
}
