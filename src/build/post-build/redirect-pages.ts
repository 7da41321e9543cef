import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HostRedirect, readRedirectsFile } from 'static-site/redirects';
import { hashes } from 'static-site/csp';
import type { PageFacts } from '../../page-types/page-type';
import { canonicalUrl, pageMetadata } from '../metadata/page-metadata';
import { rightToLeft } from '../../theme/right-to-left';
import { dark, light } from '../../theme/tokens';
import type { SiteAddress } from '../environment/site-address';

/** The content of the redirect pages. */
type RedirectFacts = {
  readonly redirects: readonly HostRedirect[];
  readonly moved: string;
  readonly site: { readonly name: string; readonly language: string };
  readonly pages: readonly PageFacts[];
};

/**
 * The files in which hosts look for the page of an address: one in a folder and one without. For
 * "/contact.php" some hosts need the folder, since a file of that name would be a download. For the
 * address of an HTML file there is that file alone.
 */
const pagesAt = (folder: string, { from }: HostRedirect) =>
  /\.html?$/i.test(from)
    ? [path.join(folder, from)]
    : [path.join(folder, from, 'index.html'), path.join(folder, `${from}.html`)];

/**
 * Refuses redirects from the address of a published file, which some hosts would then no longer serve.
 * @param files the paths of all files
 * @throws an error that names the first such redirect
 */
export function refuseHidden(redirects: readonly HostRedirect[], files: readonly string[]): void {
  const published = new Set(files.map((file) => `/${file}`));
  const hiding = redirects.find(({ from }) =>
    [from, `${from}.html`, `${from}/index.html`].some((file) => published.has(file)),
  );
  if (hiding)
    throw new Error(
      `The redirect from "${hiding.from}" would hide a file of the site. Remove it from content/redirects.json.`,
    );
}

/**
 * Writes a page at every old address, for hosts without redirects (`REDIRECT_PAGES` in docs/deploying.md).
 * @throws if a redirect leads to no page
 */
export async function writeRedirectPages(
  folder: string,
  address: SiteAddress,
  { redirects, moved, site, pages }: RedirectFacts,
): Promise<void> {
  for (const redirect of redirects) {
    const target = pages.find((page) => address.pathPrefix + page.path === redirect.page);
    if (!target) throw new Error(`The redirect from "${redirect.from}" leads to no page.`);
    const build = { siteUrl: address.url, indexable: address.indexable };
    const { title, documentTitle, robots } = pageMetadata(target, site, build);
    const html = redirectPage({
      title,
      documentTitle,
      robots,
      moved,
      language: site.language,
      href: redirect.page + redirect.hash,
      canonical: canonicalUrl(address.url, target.path),
    });
    for (const file of pagesAt(folder, redirect)) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
}

/**
 * Removes the redirect pages of the last build, which its `_redirects` file names, before Gatsby
 * may write pages at these addresses.
 */
export async function removeRedirectPages(folder: string): Promise<void> {
  const list = path.join(folder, '_redirects');
  const text = await readFile(list, 'utf8').catch(() => '');
  for (const redirect of readRedirectsFile(text)) {
    for (const file of pagesAt(folder, redirect)) await rm(file, { force: true });
  }
  await rm(list, { force: true });
}

/** Keeps query and hash of the old address, which the refresh without scripts drops. */
const script =
  'const a=document.links[0];a.search=location.search;a.hash=location.hash||a.hash;location.replace(a)';

const style = [
  `:root{color-scheme:light dark;background:${light.color.background};color:${light.color.text};font:1.125rem/1.6 system-ui,sans-serif}`,
  `@media(prefers-color-scheme:dark){:root{background:${dark.color.background};color:${dark.color.text}}}`,
  'main{max-width:38em;margin:10vh auto;padding:0 1.25rem;overflow-wrap:anywhere}',
  'h1,p{unicode-bidi:plaintext}',
  'h1{font-size:1.5rem}',
  'a{color:inherit}',
].join('');

const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // the favicon that browsers request by default
  "img-src 'self'",
  `script-src ${hashes([script])}`,
  `style-src ${hashes([style])}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

type RedirectTexts = Readonly<
  Record<'title' | 'documentTitle' | 'robots' | 'moved' | 'language' | 'href' | 'canonical', string>
>;

/**
 * A page that redirects: by its script, without scripts by a refresh after 0 seconds (WCAG technique
 * G110), and by its link. Search engines may index it if they may index its target: they would not follow
 * the redirect of a page with `noindex`.
 */
function redirectPage(texts: RedirectTexts): string {
  const { title, documentTitle, robots, moved, language, href, canonical } = escaped(texts);
  const dir = rightToLeft.test(language) ? ' dir="rtl"' : '';
  return [
    `<!DOCTYPE html><html lang="${language}"${dir}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${documentTitle}</title><meta name="robots" content="${robots}">`,
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>`,
    `<style>${style}</style></head>`,
    `<body><main><h1>${moved}</h1><p><a href="${href}">${title}</a></p></main>`,
    `<script>${script}</script></body></html>`,
  ].join('');
}

function escaped(texts: RedirectTexts): RedirectTexts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`),
  ]);
  return Object.fromEntries(entries) as RedirectTexts;
}
