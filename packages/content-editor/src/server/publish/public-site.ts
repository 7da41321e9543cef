import { buildInfoFile, isBuiltOf } from 'content-check/build-info';
import type { Pages } from '../../definition';
import type { PublicSite } from '../../store/publication';
import { valueAt, parsePath } from '../../writing/path';
import { parseEntry } from '../../writing/json';
import type { LocalContent } from '../local-content';
import { publicStateOf } from './public-state';

/** Milliseconds until the public site should have answered. */
const timeout = 10_000;

/**
 * Asks the public site whether it was built of what is public: as a visitor, so that a cache that still has an earlier
 * build counts.
 * @param site where the content says its address
 * @returns null if it says none
 */
export async function publicSite(
  content: LocalContent,
  site: Pages['site'],
): Promise<PublicSite | null> {
  if (!site) return null;
  const { files } = await publicStateOf(content);
  const said = valueAt(parseEntry(files[site.file] ?? null), parsePath(site.address));
  if (typeof said !== 'string' || !/^https?:\/\//.test(said)) return null;
  const address = said.replace(/\/+$/, '');
  const info = await read(`${address}/${buildInfoFile}`);
  return { address, isLatest: info === undefined ? undefined : await isBuiltOf(info, files) };
}

/** The text at an address; undefined if there is none, or nobody answers. */
async function read(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
