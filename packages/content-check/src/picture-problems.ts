import { posix } from 'node:path';
import { type ContentDocument, type ContentFolder, pictureTarget } from './content-document';
import type { PictureInspection } from './inspect-pictures';
import { type Problem, problemInFile, problemsOf, quoted, suggestion } from './problem';
import { type Path, type TextField, valueAt } from './schema-traversal';

/** Whether a file is a picture by its name, also of a form that the site can't show. */
export function isPicture(path: string): boolean {
  return /\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}

/**
 * Pictures that are missing, damaged or too small, and alternative texts that are a file's name.
 * @param pictures what was found in the pictures, by path below the content folder
 */
export function pictureProblems(
  folder: ContentFolder,
  pictures: ReadonlyMap<string, PictureInspection>,
): readonly Problem[] {
  return [
    ...problemsOf('picture-alt', folder.documents, altMessage),
    ...problemsOf('picture-file', folder.documents, ({ path, value, isValid }, document) => {
      if (!isValid) return undefined;
      const picture = pictures.get(pictureTarget(document, value));
      return missing(folder, document, value) ?? tooSmall(document, path, picture);
    }),
    ...[...pictures].flatMap(([path, picture]) =>
      'reason' in picture ? [problemInFile(folder, path, picture.reason)] : [],
    ),
  ];
}

function missing(
  { paths, name }: ContentFolder,
  document: ContentDocument,
  written: string,
): string | undefined {
  const target = pictureTarget(document, written);
  if (paths.has(target)) return undefined;
  if (target.startsWith('../')) {
    return `The picture is outside the folder "${name}". Copy it to ${name}/images and use the copy.`;
  }
  const others = [...paths].filter(isPicture);
  const twin = others.find((path) => path.toLowerCase() === target.toLowerCase());
  if (twin !== undefined) {
    return `Uppercase and lowercase matter: the picture is called ${quoted(posix.basename(twin))}. Use that name.`;
  }
  const alike = others.find((path) => path.normalize() === target.normalize());
  if (alike !== undefined) {
    return 'The name of the picture has an accent that can be stored in two ways. Rename the picture without accents, here and in its folder.';
  }
  const folder = posix.dirname(document.path);
  const ways = others.map((path) => posix.relative(folder, path));
  return `There is no picture ${quoted(`${name}/${target}`)}. ${suggestion(written, ways)}`;
}

/** Pictures fill their place up to the width of a common screen; below these widths they blur. */
function tooSmall(
  { value }: ContentDocument,
  path: Path,
  picture: PictureInspection | undefined,
): string | undefined {
  if (!picture || 'reason' in picture) return undefined;
  const isForPhones = path.at(-1) === 'phone' || path.at(-1) === 'phoneDark';
  const isStory = valueAt(value, [...path.slice(0, -2), 'type']) === 'story';
  const least = isForPhones || isStory ? 640 : 1280;
  return picture.width < least
    ? `The picture is too small for its place (${picture.width} pixels wide). Use one at least ${least} wide.`
    : undefined;
}

function altMessage({ path, value }: TextField, document: ContentDocument): string | undefined {
  const source = valueAt(document.value, [...path.slice(0, -1), 'src']);
  const file = typeof source === 'string' ? posix.basename(source).toLowerCase() : '';
  const names = [file, file.replace(/\.\w+$/, '')];
  return value !== '' && names.includes(value.toLowerCase())
    ? `This is the file’s name (got ${quoted(value)}). Describe what the picture shows, or leave this empty for decoration.`
    : undefined;
}
