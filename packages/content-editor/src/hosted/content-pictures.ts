import type { PictureInspection } from 'content-check/problem';
import type { LiveContent, LivePicture } from '../live/live-site';
import { isList, isObject, type Json } from '../writing/json';
import { pictureType } from '../store/picture-type';
import type { Upload } from '../store/store';

/** Stands for the address of a picture, with its path and something that changes with it. */
const mark = 'picture-of-the-content:';

type Settings = {
  /** The sizes of saved pictures. */
  readonly sizes: Readonly<Record<string, PictureInspection>>;
  readonly uploads: ReadonlyMap<string, Upload>;
  /** Loads a saved picture. */
  readonly read: (path: string) => Promise<Upload | undefined>;
};

/** The pictures of the content for a page. Their bytes are loaded only for those that no build has put there. */
export function contentPictures({
  sizes,
  uploads,
  read,
}: Settings): Pick<LiveContent, 'pictureAt' | 'withPictures'> {
  const addressOf = async (path: string): Promise<string> => {
    const picture = uploads.get(path) ?? (await read(path).catch(() => undefined));
    // the policy of a published page allows no address of this window's memory
    return picture ? `data:${pictureType(path)};base64,${picture.base64}` : '';
  };
  const withPictures = async (data: Json): Promise<Json> => {
    if (typeof data === 'string' && data.startsWith(mark))
      return addressOf(data.slice(mark.length).replace(/#.*/, ''));
    if (isList(data)) return Promise.all(data.map(withPictures));
    if (!isObject(data)) return data;
    const fields = Object.entries(data).map(
      async ([key, value]) => [key, await withPictures(value)] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  };
  return {
    withPictures,
    pictureAt: (path): LivePicture => {
      const upload = uploads.get(path);
      const known = upload ?? sizes[path];
      const { width, height } = known && 'width' in known ? known : { width: 0, height: 0 };
      return {
        address: `${mark}${path}${upload ? `#${upload.base64.length}` : ''}`,
        width,
        height,
      };
    },
  };
}
