import { type Collection, collectionOf } from 'content-check/collection';
import { typeNameOf } from 'content-check/type-name';
import { collections } from '../model/collections';
import { contentPageType } from './content-page-type';
import type { PageFacts, PageType } from './page-type';

/** All page types; docs/page-types.md says how to add one. */
export const pageTypes: readonly PageType<unknown>[] = [contentPageType];

/** The type of the page that a content file describes; undefined for other files. */
export function pageTypeOf(file: string): PageType<unknown> | undefined {
  const collection = collectionOf({ collections }, file);
  return collection && pageTypeOfEntries(collection);
}

/** The type of the pages that a collection consists of; undefined for another collection. */
export function pageTypeOfEntries({ schema }: Collection): PageType<unknown> | undefined {
  const name = typeNameOf(schema);
  return pageTypes.find(({ typeName }) => typeName === name);
}

type Page = PageFacts & Pick<PageType<unknown>, 'template'>;

/**
 * Every page of the site.
 * @param entriesOf gives the content of the files of a type
 */
export function allPages(entriesOf: (typeName: string) => readonly unknown[]): readonly Page[] {
  return pageTypes.flatMap((type) =>
    entriesOf(type.typeName).map((entry) => ({ ...type.facts(entry), template: type.template })),
  );
}
