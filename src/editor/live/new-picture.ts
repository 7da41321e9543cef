import { isList, isObject, type Json, type JsonObject } from 'content-editor/json';
import type { LivePicture } from 'content-editor/live';

const mark = 'new-picture:';

/**
 * A picture that no build has seen, in the one size in which it is. As a text it is replaced as a whole, and keeps nothing
 * of the picture that was published in its place.
 */
export function newPicture({ address: src, width, height }: LivePicture): string {
  const images = { fallback: { src, srcSet: src }, sources: [] };
  return mark + JSON.stringify({ layout: 'constrained', width, height, images });
}

/** Data in which each new picture is what gatsby-plugin-image expects. */
export function withNewPictures(data: Json): Json {
  if (typeof data === 'string' && data.startsWith(mark))
    return JSON.parse(data.slice(mark.length)) as JsonObject;
  if (isList(data)) return data.map(withNewPictures);
  if (!isObject(data)) return data;
  const fields = Object.entries(data).map(([key, value]) => [key, withNewPictures(value)] as const);
  return Object.fromEntries(fields);
}
