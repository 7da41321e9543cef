import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile } from 'static-site/headers';
import { type HostRedirect, redirectsFile } from 'static-site/redirects';
import { siteConfigs } from 'static-site/site-config';
import { filesOf } from 'static-site/list-files';
import { type ContactContent, firstOf } from '../../model/contact';
import type { PageFacts } from '../../page-types/page-type';
import { canonicalUrl } from '../metadata/page-metadata';
import { light } from '../../theme/tokens';
import type { SiteAddress } from '../environment/site-address';

/** The content of the files of the whole site. */
export type SiteFacts = {
  readonly site: {
    readonly name: string;
    readonly language: string;
    /** The editor on the site, which shows its pages in a frame. */
    readonly editor?: object | undefined;
  };
  readonly contact: Pick<ContactContent, 'details'>;
  readonly pages: readonly Pick<PageFacts, 'path' | 'noindex' | 'formOrigins'>[];
  readonly redirects: readonly HostRedirect[];
};

/**
 * Writes the files of the whole site: sitemap, robots.txt, web manifest, security.txt, and the files for
 * hosts.
 */
export async function writeSiteFiles(
  folder: string,
  { url, pathPrefix, indexable }: SiteAddress,
  { site, contact, pages, redirects }: SiteFacts,
): Promise<void> {
  const findable = pages.filter(({ noindex }) => !noindex).map((page) => page.path);
  const email = firstOf(contact.details, 'email')?.text ?? '';
  const files = (await filesOf(folder)).map((file) => `/${file}`);
  const texts = {
    'sitemap.xml': sitemap(url, findable),
    // allows all: a page that must not be listed has `noindex`, which crawlers have to read
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`,
    'site.webmanifest': webManifest(site, pathPrefix),
    '.well-known/security.txt': securityTxt(url, email, site.language),
    _headers: headersFile(files, indexable, pages, Boolean(site.editor)),
    _redirects: redirectsFile(redirects),
    ...siteConfigs({ redirects, pages }),
  };
  await mkdir(path.join(folder, '.well-known'), { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
}

/**
 * The sitemap (sitemaps.org, 0.9), without dates and priorities, which are unreliable or ignored.
 */
function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = [...paths].sort().map((page) => {
    const address = canonicalUrl(siteUrl, page).replaceAll('&', '&amp;');
    return `  <url><loc>${address}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * The web app manifest (W3C), for home screens. Short, since browsers fetch it together with the first
 * picture.
 */
function webManifest({ name, language }: SiteFacts['site'], pathPrefix: string): string {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${pathPrefix}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name,
    lang: language,
    id: `${pathPrefix}/`,
    start_url: `${pathPrefix}/`,
    display: 'browser',
    theme_color: light.color.sky,
    background_color: light.color.background,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-512-maskable.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest)}\n`;
}

/**
 * Where to report a vulnerability (RFC 9116). It expires a year after the beginning of the quarter in which
 * it is built: the RFC advises less than a year, and builds of the same quarter are the same.
 */
export function securityTxt(
  siteUrl: string,
  email: string,
  language: string,
  now = new Date(),
): string {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, quarter * 3));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: ${language.slice(0, 2)}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
