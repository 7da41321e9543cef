import * as z from 'zod';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { partAt, type Path } from 'content-check/schema-traversal';
import { withoutLinks } from 'rich-text/without-links';
import { limitsOf } from '../limits';
import { withValue } from '../edit';
import { type Entry, isList } from '../json';
import { valueAt } from '../path';
import { textsOf } from './reference-names';
import { fileOf, filesIn } from './references';

/**
 * An entry without its links to files that are gone, as far as it can be without them. The words of a link in a text stay;
 * a button goes with its link.
 */
export function entryWithoutDeadLinks(
  model: ContentModel,
  file: string,
  entry: Entry,
  isGone: (file: string) => boolean,
): Entry {
  if (![...filesIn(entry)].some(isGone)) return entry;
  const isDead = (href: string) => {
    const meant = fileOf(href);
    return meant !== undefined && isGone(meant);
  };
  // backwards: removing an entry of a list shifts those after it
  return textsOf(model, file, entry).reduceRight((changed, { path, traits, value, within }) => {
    if (within) return changed;
    if (traits.richText) {
      const text = withoutLinks(value, isDead);
      return text === value ? changed : (withValue(changed, path, text) as Entry);
    }
    if (traits.refersTo?.whenDeleted !== 'kept' || !isDead(value)) return changed;
    const removed = pathOfLink(model, file, changed, path);
    return removed ? (withValue(changed, removed, undefined) as Entry) : changed;
  }, entry);
}

/** What goes with a link: its field, or what consists of the field and its words; undefined if neither may be missing. */
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
