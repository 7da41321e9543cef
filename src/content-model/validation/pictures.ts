import { posix } from 'node:path';
import { type ContentDocument, pictureTarget, problemAt } from './content-document';
import { type ContentFolder, problemInFile } from './content-folder';
import { type Path, valueAt } from './model-walk';
import type { PictureFile } from './picture-file';
import { isPicture, readPictures } from './picture-files';
import type { Problem } from './problem';
import { insteadOf, quoted } from './suggestion';

/** Pictures that are missing, damaged or too small, and texts that say nothing. */
export async function pictureProblems(folder: ContentFolder): Promise<readonly Problem[]> {
  const pictures = await readPictures(folder);
  const inDocuments = folder.documents.flatMap((document) =>
    document.fields.flatMap(({ kind, path, value, valid }) => {
      if (kind === 'picture-text') return textProblems(document, path, value);
      if (kind !== 'picture-file' || !valid) return [];
      const message =
        missing(folder, document, value) ??
        tooSmall(document, path, pictures.get(pictureTarget(document, value)));
      return message === undefined ? [] : [problemAt(document, path, message)];
    }),
  );
  const inFiles = [...pictures].flatMap(([path, picture]) =>
    'fault' in picture ? [problemInFile(folder, path, picture.fault)] : [],
  );
  return [...inDocuments, ...inFiles];
}

function missing(
  { paths, name }: ContentFolder,
  document: ContentDocument,
  written: string,
): string | undefined {
  const target = pictureTarget(document, written);
  if (paths.has(target)) return undefined;
  if (target.startsWith('../')) {
    return `The picture lies outside the folder "${name}". Copy it to ${name}/images and use that one.`;
  }
  const others = [...paths].filter(isPicture);
  const twin = others.find((path) => path.toLowerCase() === target.toLowerCase());
  if (twin !== undefined) {
    return `Uppercase and lowercase letters differ: the picture is called ${quoted(posix.basename(twin))}. Write it the same way.`;
  }
  const folder = posix.dirname(document.path);
  const ways = others.map((path) => posix.relative(folder, path));
  return `There is no picture ${quoted(`${name}/${target}`)}. ${insteadOf(written, ways)}`;
}

/** Pictures fill their place up to the width of a common screen; below these widths they blur. */
function tooSmall(
  { value }: ContentDocument,
  path: Path,
  picture: PictureFile | undefined,
): string | undefined {
  if (!picture || 'fault' in picture) return undefined;
  const isForPhones = path.at(-1) === 'phone' || path.at(-1) === 'phoneDark';
  const isStory = valueAt(value, [...path.slice(0, -2), 'type']) === 'story';
  const least = isForPhones || isStory ? 640 : 1280;
  return picture.width < least
    ? `The picture is too small for its place (${picture.width.toString()} pixels wide). Use one at least ${least.toString()} wide.`
    : undefined;
}

function textProblems(document: ContentDocument, path: Path, text: string): readonly Problem[] {
  const source = valueAt(document.value, [...path.slice(0, -1), 'src']);
  const file = typeof source === 'string' ? posix.basename(source).toLowerCase() : '';
  const names = [file, file.replace(/\.\w+$/, '')];
  if (!names.includes(text.toLowerCase()) || text === '') return [];
  const message = `This is the name of the file (got ${quoted(text)}). Say what the picture shows, or leave it empty for decoration.`;
  return [problemAt(document, path, message)];
}
