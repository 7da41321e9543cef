/** The endings of pictures, in lower case. */
// prettier-ignore
export const pictureEndings: readonly string[] =
  ['avif', 'bmp', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'svg', 'tif', 'tiff', 'webp'];

/** Whether a file is a picture by its name, also of a form that the site can't show. */
export function isPicture(path: string): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return pictureEndings.includes(ending.toLowerCase());
}
