import type { PictureStore } from '../../src/store/store';

/** The address of a picture, once it is loaded. */
export function loadedPicture(
  { url, subscribe }: PictureStore,
  path: string,
  version?: string,
): Promise<string> {
  return new Promise((resolve) => {
    const tell = () => {
      if (url(path, version) !== '') resolve(url(path, version));
    };
    subscribe(tell);
    tell();
  });
}
