import { posix } from 'node:path';
import { textFormats } from 'content-check/field-metadata';
import { childPart } from 'content-check/schema-traversal';
import { isList, isObject, type Json, type JsonObject } from 'content-editor/json';
import * as z from 'zod';
import { service } from '../../content-model/service';
import { sectionTypeName } from '../../fields/define-section';
import { textBlocks, textSpans } from '../../gatsby/node/rich-text';
import { joinLastWords, runningTexts } from '../../gatsby/node/running-texts';
import { newPicture } from './new-picture';
import { resolved } from './resolved-fields';
import type { Source } from './source';

type Part = z.core.$ZodType;

/**
 * What queries give of a value of the content, as `src/gatsby/node` resolves it: absent fields are null, references are
 * followed, texts are finished, and sections have a type name.
 * @param file the file in which it is
 * @param part its part of the schema
 */
export function queried(
  source: Source,
  file: string,
  part: Part | undefined,
  value: Json | undefined,
): Json {
  if (value === undefined) return null;
  if (typeof value === 'string') return queriedText(source, file, part, value);
  const field = (key: string | number, child: Json | undefined) =>
    queried(source, file, part && childPart(part, key, child), child);
  if (isList(value)) {
    const entry = part instanceof z.ZodArray ? textFormats.get(part.element) : undefined;
    if (entry?.richText?.isBlock) return asJson(textBlocks(value.map(String)));
    // drafts and what is missing
    return value.map((child, index) => field(index, child)).filter((child) => child !== null);
  }
  if (!isObject(value)) return value;
  const keys = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
  const own = keys.filter((key) => key !== '$schema').map((key) => [key, field(key, value[key])]);
  const type = typeof value.type === 'string' ? sectionTypeName(value.type) : idOf(part);
  const fields = finished(type, Object.fromEntries(own) as JsonObject);
  return typeof value.type === 'string'
    ? { __typename: type, ...resolved(source, type, fields) }
    : fields;
}

function queriedText(source: Source, file: string, part: Part | undefined, value: string): Json {
  const { picture, refersTo, richText } = (part && textFormats.get(part)) ?? {};
  if (richText && !richText.isBlock) return asJson(textSpans(value));
  if (picture === 'file') {
    const shown = source.pictureAt(posix.join(posix.dirname(file), value));
    return { childImageSharp: { gatsbyImageData: newPicture(shown) } };
  }
  return refersTo?.collection === 'services' ? card(source, value) : value;
}

/** The card of a service; null for a draft, which no published page shows. */
function card(source: Source, slug: string): Json {
  const found = Object.entries(source.entries).find(
    ([file, entry]) => file.startsWith('services/') && entry.slug === slug,
  );
  if (!found || found[1].draft === true) return null;
  const fields = queried(source, found[0], service, found[1]);
  return isObject(fields) ? { ...fields, draftMark: null } : null;
}

/** The fields of a type whose last words stay together. */
function finished(type: string, fields: JsonObject): JsonObject {
  const names = Object.keys((runningTexts as Readonly<Record<string, object>>)[type] ?? {});
  const texts = Object.entries(fields).map(([key, value]) => {
    const isRunning = names.includes(key) && typeof value === 'string';
    return [key, isRunning ? joinLastWords(value) : value] as const;
  });
  return Object.fromEntries(texts);
}

/** What the model calls a part, also if it is used with other metadata. */
function idOf(part: Part | undefined): string {
  const { parent } = part?._zod ?? {};
  const known = part && z.globalRegistry.get(part)?.id;
  return known ?? (parent && z.globalRegistry.get(parent)?.id) ?? '';
}

/** Results that queries give as JSON. */
const asJson = (value: readonly object[]) => value as readonly unknown[] as readonly Json[];
