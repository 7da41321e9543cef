import { nameFieldOf } from './collection';
import { type ContentFolder, namesIn } from './content-document';
import type { ContentModel } from './content-model';
import { metadataOf } from './field-metadata';
import type { Problem } from './problem';
import { textProblems } from './problem-at';
import { suggestion } from './suggestion';
import type { textMessages } from './messages/text-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof textMessages>();

/** References to entries that don't exist. Links, which may lead to a part of an entry, are the site's own. */
export function referenceProblems(
  { collections }: Pick<ContentModel, 'collections'>,
  folder: ContentFolder,
): readonly Problem[] {
  return collections.flatMap((collection) => {
    const { name, schema } = collection;
    const known = namesIn(folder, name);
    if (!known) return [];
    return textProblems(folder.documents, ({ traits: { refersTo }, value, isValid }) =>
      refersTo?.collection === name && !refersTo.mayHaveAnchor && isValid && !known.has(value)
        ? finding('reference-unknown', {
            entry: metadataOf(schema).title ?? name,
            name: metadataOf(nameFieldOf(collection)?.part).title ?? '',
            got: value,
            suggestion: suggestion(value, [...known]),
          })
        : undefined,
    );
  });
}
