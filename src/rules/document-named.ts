import type { ContentDocument } from 'content-check/content-document';

/** The file of a collection that has only one, such as `contact.json`; undefined if there is none. */
export const documentNamed = (documents: readonly ContentDocument[], name: string) =>
  documents.find(({ collection }) => collection?.name === name);
