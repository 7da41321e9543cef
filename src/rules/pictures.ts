import { defineRule } from 'content-check/define-rule';
import { problemAt, textProblems } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { pictureTarget } from 'content-check/content-document';

/** Pictures that a scene hides. */
export const hiddenPictures = defineRule({
  messages: {
    'picture-behind-scene': () => 'The scene hides this picture. Remove one of the two.',
  },
  check: ({ folder, finding }) =>
    folder.documents.filter(isSound).flatMap((document) => {
      const sections = valueAt(document.value, ['sections']);
      if (!Array.isArray(sections)) return [];
      return sections.flatMap((section: unknown, index) =>
        ['scene', 'picture'].every((field) => valueAt(section, [field]) !== undefined)
          ? [problemAt(document, ['sections', index, 'picture'], finding('picture-behind-scene'))]
          : [],
      );
    }),
});

/** Pictures that would blur in their place. */
export const pictureSizes = defineRule({
  messages: {
    'picture-small': ({ width, least }: { readonly width: number; readonly least: number }) =>
      `The picture is too small for its place (${width} pixels wide). Use one at least ${least} wide.`,
  },
  check: ({ folder, pictures, finding }) =>
    textProblems(
      folder.documents,
      ({ traits: { leastWidth: least }, value, isValid }, document) => {
        if (least === undefined || !isValid) return undefined;
        const picture = pictures.get(pictureTarget(document, value));
        return picture && 'width' in picture && picture.width < least
          ? finding('picture-small', { width: picture.width, least })
          : undefined;
      },
    ),
});
