import { fieldName } from 'content-check/schema-traversal';
import type { ContentModel } from 'content-check/content-model';
import { pages } from '../../facts';
import type { Entries } from '../json';
import type { FieldPlace } from '../path';
import { familiarTitle } from './menus';
import { namespaceOf, nameOf, textsOf } from './names';

/**
 * The references in other files that stay when an entry is deleted: to it, or to an anchor in it.
 * @param target the name by which they refer to it
 */
export function linksTo(
  model: ContentModel,
  entries: Entries,
  file: string,
  target: string | undefined,
): readonly FieldPlace[] {
  const collection = namespaceOf(model, file);
  if (target === undefined) return [];
  return Object.entries(entries)
    .filter(([source]) => source !== file)
    .flatMap(([source, entry]) => {
      const fields = textsOf(model, source, entry)
        .filter(({ traits: { refersTo }, value }) => {
          if (refersTo?.collection !== collection || refersTo?.whenDeleted !== 'kept') return false;
          return (refersTo.mayHaveAnchor ? value.split('#')[0] : value) === target;
        })
        .map(({ path }) => fieldName(path));
      // a text may have several links to it
      return [...new Set(fields)].map((field) => ({ file: source, field }));
    });
}

/** A link target, with a label. */
export type LinkTarget = { readonly address: string; readonly title: string };

/** The entries of a collection to which links can lead, and the anchors in them. */
export function linkTargets(
  model: ContentModel,
  entries: Entries,
  collection: string,
): readonly LinkTarget[] {
  const unlinked = collection === pages.collection ? pages.unlinked : [];
  const targets = Object.entries(entries).flatMap(([file, entry]) => {
    const isTarget = namespaceOf(model, file) === collection;
    const address = isTarget ? nameOf(model, file, entry) : undefined;
    if (address === undefined || unlinked.includes(address)) return [];
    const title = familiarTitle(model, entries, file, { entry });
    const anchors = textsOf(model, file, entry).filter(({ format }) => format === 'anchor');
    return [
      { address, title },
      ...anchors.map(({ value }) => ({
        address: `${address}#${value}`,
        title: `${title}: ${value}`,
      })),
    ];
  });
  // a duplicate anchor is an error, but can occur
  return [...new Map(targets.map((target) => [target.address, target])).values()];
}

/** The address of the target that has a title; the text itself if none has. */
export function addressFor(targets: readonly LinkTarget[], text: string): string {
  const words = text.trim().toLowerCase();
  return targets.find(({ title }) => title.toLowerCase() === words)?.address ?? text;
}
