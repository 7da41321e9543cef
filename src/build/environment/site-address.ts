import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The address of the deployed site, known at build time. */
export type SiteAddress = {
  /** Absolute address of the home page, path prefix included, without a trailing slash. */
  readonly url: string;
  /** Path under which the site is served, such as `/website`; empty at a domain's root. */
  readonly pathPrefix: string;
  /** False for a preview, which search engines must not list. */
  readonly indexable: boolean;
};

type Environment = Readonly<Partial<Record<'SITE_URL' | 'SITE_ENV', string>>>;

/**
 * @param env `SITE_URL`: address of the deployed site, which may contain a path; by default that of
 *   content/site.json. `SITE_ENV=preview`: not for search engines
 * @param contentUrl the address in the content
 * @throws if the address is not an absolute http(s) URL, or `SITE_ENV` is anything else
 */
export function siteAddress(env: Environment, contentUrl = readContentUrl): SiteAddress {
  const { SITE_URL = '' } = env;
  const address = SITE_URL === '' ? contentUrl() : SITE_URL;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const source = SITE_URL === '' ? '"url" in content/site.json' : 'SITE_URL';
    throw new Error(
      `${source} is "${address}", which is not a web address. Use one like https://example.org.`,
    );
  }
  if (env.SITE_ENV && env.SITE_ENV !== 'preview') {
    throw new Error(`SITE_ENV is "${env.SITE_ENV}". Set it to "preview", or unset it.`);
  }
  const { origin, pathname } = new URL(address);
  // links that begin with two slashes would point to another host
  const pathPrefix = pathname.replaceAll(/\/+/g, '/').replace(/\/$/, '');
  return { url: origin + pathPrefix, pathPrefix, indexable: env.SITE_ENV !== 'preview' };
}

/** Ignores errors, which the content validation reports. */
function readContentUrl(): string {
  try {
    const site = JSON.parse(readFileSync(path.resolve('content/site.json'), 'utf8')) as Fields;
    if (typeof site?.url === 'string' && URL.canParse(site.url)) return site.url;
  } catch {
    // handled like a missing address
  }
  return 'https://ridgeline.example';
}

type Fields = { readonly url?: unknown } | null;
