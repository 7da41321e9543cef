import { posix } from 'node:path';
import { type ContentDocument, type ContentFolder, pictureTarget } from './content-document';
import { type ContentModel, pictureFolderOf } from './content-model';
import { isPicture } from './picture-path';
import type { Finding, Pictures, Problem } from './problem';
import { problemInFile, textProblems } from './problem-at';
import type { TextField } from './schema-traversal';
import { suggestion } from './suggestion';
import type { folderMessages } from './messages/folder-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof folderMessages>();

/** Pictures that are missing or damaged, and alternative texts that are a file's name. */
export function pictureProblems(
  model: Pick<ContentModel, 'pictureFolder'>,
  folder: ContentFolder,
  pictures: Pictures,
): readonly Problem[] {
  return [
    ...textProblems(folder.documents, (field, document) =>
      field.traits.picture === 'alternative' ? alternativeFinding(field, document) : undefined,
    ),
    ...textProblems(folder.documents, ({ traits, value, isValid }, document) =>
      traits.picture === 'file' && isValid
        ? missingPicture(folder, `${folder.name}/${pictureFolderOf(model)}`, document, value)
        : undefined,
    ),
    ...[...pictures].flatMap(([path, picture]) =>
      'finding' in picture ? [problemInFile(folder, path, picture.finding)] : [],
    ),
  ];
}

function missingPicture(
  { paths, name }: ContentFolder,
  pictures: string,
  document: ContentDocument,
  written: string,
): Finding | undefined {
  const target = pictureTarget(document, written);
  if (paths.has(target)) return undefined;
  if (target.startsWith('../')) return finding('picture-outside', { folder: name, pictures });
  const known = [...paths].filter(isPicture);
  const twin = known.find((path) => path.toLowerCase() === target.toLowerCase());
  if (twin !== undefined) return finding('picture-letter-case', { name: posix.basename(twin) });
  if (known.some((path) => path.normalize() === target.normalize()))
    return finding('picture-accent');
  const ways = known.map((path) => posix.relative(posix.dirname(document.path), path));
  return finding('picture-missing', {
    file: `${name}/${target}`,
    suggestion: suggestion(written, ways),
  });
}

/** An alternative text that is the name of a picture beside it. */
function alternativeFinding(
  { path, value }: TextField,
  { fields }: ContentDocument,
): Finding | undefined {
  const group = path.slice(0, -1).join();
  const files = fields
    .filter((field) => field.traits.picture === 'file' && field.path.slice(0, -1).join() === group)
    .map((field) => posix.basename(field.value).toLowerCase());
  const names = [...files, ...files.map((file) => file.replace(/\.\w+$/, ''))];
  return value !== '' && names.includes(value.toLowerCase())
    ? finding('alternative-is-name', { got: value })
    : undefined;
}
