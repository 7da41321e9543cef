import type { ShownPage } from '../../page/page-viewer';
import { uploadUrl } from '../../store/picture-type';
import type { Store } from '../../store/store';
import type { State } from '../state/state';

/** The pictures that a page shows: uploads, and those of the base. */
export const pagePictures =
  ({ pictures, base }: State, { url }: Store['pictures']): ShownPage['pictureAt'] =>
  (path) => {
    const { [path]: upload } = pictures;
    if (upload) return { ...upload, address: uploadUrl(path, upload) };
    const picture = base.pictures[path];
    if (upload === null || !picture || !('width' in picture)) return undefined;
    const address = url(path, picture.version);
    return address === '' ? undefined : { ...picture, address };
  };
