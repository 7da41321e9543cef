import { slugOf } from '../writing/slug';

/** A free path for a picture that comes from this computer; it will be written as WebP. */
export function uploadName(fileName: string, taken: readonly string[]): string {
  const name = slugOf(fileName.replace(/\.[^.]*$/, '')) || 'picture';
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  const free = names.find((each) => !taken.includes(`images/${each}.webp`)) ?? name;
  return `images/${free}.webp`;
}
