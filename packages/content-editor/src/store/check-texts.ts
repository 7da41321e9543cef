import { checkFolder } from 'content-check/check-folder';
import type { ContentFolder } from 'content-check/content-document';
import type { ContentModel } from 'content-check/content-model';
import { folderOfTexts } from 'content-check/folder-of-texts';
import type { PictureInspection, Pictures, Problem } from 'content-check/problem';

/**
 * The check of a folder.
 * @returns its problems, with their files as paths below the folder
 */
export function problemsIn(
  model: ContentModel,
  folder: ContentFolder,
  pictures: Pictures,
): readonly Problem[] {
  return checkFolder(model, folder, pictures).map((problem) => ({
    ...problem,
    file: problem.file.slice(folder.name.length + 1),
  }));
}

/**
 * The problems of content in memory, in a folder "content".
 * @param files changed ones last: of two equal names, the check reports the later one
 */
export function checkTexts(
  model: ContentModel,
  files: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, PictureInspection>>,
): readonly Problem[] {
  const folder = folderOfTexts(model, files, Object.keys(pictures));
  return problemsIn(model, folder, new Map(Object.entries(pictures)));
}
