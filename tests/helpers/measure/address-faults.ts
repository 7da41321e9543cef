import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';
import type { SiteAddress } from '../../../src/build/environment/site-address';

/** The folder of a built site, and the address that it was built for. */
type Built = Pick<SiteAddress, 'url' | 'pathPrefix'> & { readonly folder: string };

/** The addresses in the text of a written file, by its type. */
function addressesIn(file: string, text: string, pathPrefix: string): string[] {
  const all = (pattern: RegExp, from = text) =>
    [...from.matchAll(pattern)].map(([, found = '']) => found);
  if (file.endsWith('.html')) {
    const unescaped = text.replaceAll('&amp;', '&');
    const sets = all(/\s(?:image)?srcset="([^"]+)"/gi, unescaped);
    return [
      ...all(/<[^>]*\s(?:href|src|action)="([^"]+)"/g, unescaped),
      ...sets.flatMap((set) =>
        set.split(/,\s+/).map((choice) => choice.trim().split(' ')[0] ?? ''),
      ),
      ...all(/<meta [^>]*content="((?:https?:\/)?\/[^"]+)"/g, unescaped),
      ...all(/url\(['"]?([^'")]+)['"]?\)/g, unescaped),
      // but no "@id", which need not exist
      ...all(/"(?:url|item|image)":"([^"]+)"/g),
    ];
  }
  if (file === 'sitemap.xml') return all(/<loc>([^<]+)<\/loc>/g);
  if (file === 'robots.txt') return all(/^Sitemap: (\S+)$/gm);
  if (file === 'site.webmanifest') return all(/"(?:src|start_url|id)":"([^"]+)"/g);
  if (file === '.well-known/security.txt') return all(/^Canonical: (\S+)$/gm);
  // its own addresses lack the prefix, which hosts remove
  if (file === '_headers') return all(/^(\/[^*\s]+)$/gm).map((path) => pathPrefix + path);
  if (file === '_redirects') return all(/^\S+ (\S+) 301$/gm);
  // pictures and links of pages opened by navigation
  if (file.endsWith('page-data.json'))
    return all(/"(?:href|src|originalSrc)":"(\/[^"]*)"/g).map((path) =>
      path.startsWith(`${pathPrefix}/`) ? path : pathPrefix + path,
    );
  return [];
}

/**
 * Resolves every local address in the files of a site.
 * @returns the broken ones, as `file: address`, and the number of all
 */
export async function addressFaults({ folder, url, pathPrefix }: Built) {
  const files = await filesOf(folder);
  const known = new Set(files);
  const { origin } = new URL(url);
  const faults: string[] = [];
  let seen = 0;
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const address of new Set(addressesIn(file, text, pathPrefix))) {
      if (/^(?:data|mailto|tel):/.test(address)) continue;
      const page = file.replace(/(?:index)?\.html$/, '').replace(/^404$/, '');
      const target = new URL(address, `${url}/${page}`);
      if (target.origin !== origin) continue;
      seen += 1;
      const written = fileAt(known, target.pathname, pathPrefix);
      if (written === undefined) faults.push(`${file}: ${address}`);
      else if (target.hash && !hasId(path.join(folder, written), target.hash))
        faults.push(`${file}: ${address} (no such id)`);
    }
  }
  return { faults, seen };
}

/** The file that a host would serve, if any; from the prefix alone it would redirect. */
function fileAt(
  known: ReadonlySet<string>,
  pathname: string,
  pathPrefix: string,
): string | undefined {
  if (!pathname.startsWith(`${pathPrefix}/`)) return undefined;
  const name = decodeURIComponent(pathname.slice(pathPrefix.length)).replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
    known.has(file),
  );
}

function hasId(file: string, hash: string): boolean {
  return readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}
