import * as z from 'zod';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { partAt, type Path } from 'content-check/schema-traversal';
import { withoutLinks } from 'rich-text/without-links';
import { limitsOf } from '../limits';
import { withValue } from '../edit';
import { type Entry, isList } from '../json';
import { valueAt } from '../path';
import { textsOf } from './names';

/**
 * An entry without its links to pages that are gone, as far as it can be without them. The words of a link in
 * a text stay; a button goes with its link.
 * @param isDead whether a reference to a collection leads to one of them
 */
export function entryWithoutDeadLinks(
  model: ContentModel,
  file: string,
  entry: Entry,
  isDead: (collection: string, href: string) => boolean,
): Entry {
  const texts = textsOf(model, file, entry);
  const deadIn = new Set(
    texts.flatMap(({ traits: { refersTo }, value }) =>
      refersTo && isDead(refersTo.collection, value) ? [value] : [],
    ),
  );
  if (deadIn.size === 0) return entry;
  // backwards: removing an entry of a list shifts those after it
  return texts.reduceRight((changed, { path, traits, value, within }) => {
    if (within) return changed;
    if (traits.richText) {
      const text = withoutLinks(value, (href) => deadIn.has(href));
      return text === value ? changed : (withValue(changed, path, text) as Entry);
    }
    const { refersTo } = traits;
    if (refersTo?.whenDeleted !== 'kept' || !isDead(refersTo.collection, value)) return changed;
    const removed = pathOfLink(model, file, changed, path);
    return removed ? (withValue(changed, removed, undefined) as Entry) : changed;
  }, entry);
}

/** What goes with a link: its field, or the group around it; undefined if neither may be missing. */
function pathOfLink(model: ContentModel, file: string, entry: Entry, path: Path): Path | undefined {
  const schema = collectionOf(model, file)?.schema;
  return [path, path.slice(0, -1)].find((whole) => {
    const around = whole.slice(0, -1);
    const part = schema && partAt(schema, entry, around);
    if (part instanceof z.ZodObject)
      return part.shape[String(whole.at(-1))] instanceof z.ZodOptional;
    if (!(part instanceof z.ZodArray)) return false;
    // an entry of several kinds is more than a link
    if (part.element instanceof z.ZodDiscriminatedUnion) return false;
    const list = valueAt(entry, around);
    return isList(list) && list.length > (limitsOf(part).minItems ?? 0);
  });
}
