/** The media type of a picture, by the ending of its name. */
export function pictureType(path: string): string {
  const ending = path.split('.').at(-1) ?? '';
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`;
}
