import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { routesIn } from '../model/routes';

/** An address of the site that is that of one of its pages: then every page would be below that page. */
export const siteAddress = defineRule({
  messages: {
    'site-address-page': ({ path, better }: { readonly path: string; readonly better: string }) =>
      `This is the address of the page ${quoted(path)}, not of the site. Use ${quoted(better)}, unless the whole site is in a folder of this name.`,
  },
  repairs: { 'site-address-page': ({ better }) => [better] },
  check({ folder, finding }) {
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
  },
});
