import { buildInfoFile, isBuiltOf } from 'content-check/build-info';
import { publicAddress } from '../../facts';
import type { PublicSite } from '../../store/publishing';
import { parseEntry } from '../../writing/json';
import type { LocalContent } from '../local-content';
import { settledPublicState } from './during-publication';

/** Milliseconds until the public site should have answered. */
const timeout = 10_000;

/**
 * Asks the public site whether it was built of what is public: as a visitor, so that a cache that still has
 * an earlier build counts.
 * @returns null if it says none
 */
export async function publicSite(content: LocalContent): Promise<PublicSite | null> {
  const { files } = await settledPublicState(content);
  const said = parseEntry(files[publicAddress.file] ?? null)?.[publicAddress.field];
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
