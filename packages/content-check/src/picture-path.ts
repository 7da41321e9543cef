/** Whether a file is a picture by its name, also of a form that the site can't show. */
export function isPicture(path: string): boolean {
  return /\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}
