import { type ContentDocument, pictureTarget } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import type { Pictures } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';

/** Threads over other pictures than the quilt, which has windows where the thread's are. */
export const threadWithoutQuilt = defineRule({
  messages: {
    'thread-without-quilt': () =>
      'This thread joins the windows of the quilt. Over another picture it shows windows that are not there. Remove it.',
  },
  check: ({ folder, pictures, finding }) =>
    folder.documents.filter(isSound).flatMap((document) => {
      const sections = valueAt(document.value, ['sections']);
      if (!Array.isArray(sections)) return [];
      return sections.flatMap((section: unknown, index) => {
        const path = ['sections', index, 'thread'];
        return valueAt(section, ['thread']) !== true ||
          picturesOf(document, index).every((file) => isQuilt(file, pictures))
          ? []
          : [problemAt(document, path, finding('thread-without-quilt'), 'warning')];
      });
    }),
});

/** The files of a section's picture, below the content folder; what is no path of a picture has another problem. */
function picturesOf(document: ContentDocument, index: number): readonly string[] {
  const inPicture = ['sections', index, 'picture'];
  return document.fields
    .filter(({ format, isValid }) => format === 'picture-file' && isValid)
    .filter(({ path }) => inPicture.every((part, depth) => path[depth] === part))
    .map(({ value }) => pictureTarget(document, value));
}

/** Whether a file is one of the quilts of `packages/artwork`, by name and size: somebody may have replaced it. */
function isQuilt(file: string, pictures: Pictures): boolean {
  const picture = pictures.get(file);
  const isReplaced =
    picture && 'width' in picture && (picture.width !== 960 || picture.height !== 1200);
  return /(?:^|\/)quilt-[^/]+$/.test(file) && !isReplaced;
}
