import type { ShownPage } from '../../page/page-viewer';
import { uploadUrl } from '../../store/picture-type';
import type { Store } from '../../store/store';
import type { State } from '../state/state';

/**
 * Finds the pictures that a page shows: uploads, and those of the base, whose addresses may have to be loaded first.
 * @param onLoaded called when an address has become known
 */
export function pagePictures(
  { pictures: { url } }: Pick<Store, 'pictures'>,
  onLoaded: () => void,
): (state: State) => ShownPage['pictureAt'] {
  const loaded = new Map<Promise<string>, string>();
  const addressOf = (path: string, version: string | undefined): string | undefined => {
    const address = url(path, version);
    if (typeof address === 'string') return address;
    if (!loaded.has(address)) {
      loaded.set(address, '');
      const done = (found: string) => {
        loaded.set(address, found);
        onLoaded();
      };
      // the page does without a picture that can't be loaded
      address.then(done, () => undefined);
    }
    return loaded.get(address);
  };
  return ({ pictures, base }) =>
    (path) => {
      const { [path]: upload } = pictures;
      if (upload) {
        const { width, height } = upload;
        return { address: uploadUrl(upload), width, height };
      }
      const picture = base.pictures[path];
      if (upload === null || !picture || !('width' in picture)) return undefined;
      const address = addressOf(path, picture.version);
      return address ? { address, width: picture.width, height: picture.height } : undefined;
    };
}
