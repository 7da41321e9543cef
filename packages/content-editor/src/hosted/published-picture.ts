import type { SharedPicture } from '../store/store';

/**
 * The picture of a shared link to a page, as it was drawn when the site was last built.
 * @param site the address of the site
 * @param picture its public address, which may be that of another host
 */
export async function publishedPicture(site: string, picture: string): Promise<SharedPicture> {
  const address = new URL(site).origin + new URL(picture).pathname;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok
    ? { address, note: 'The picture is the one that was drawn when the site was last built.' }
    : { address: '', note: 'The picture is drawn once the page is published.' };
}
