import { defineRule } from 'content-check/define-rule';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';

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
