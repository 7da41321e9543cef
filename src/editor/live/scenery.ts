import { collectionOf } from 'content-check/collection';
import { childPart, type Path, valueAt } from 'content-check/schema-traversal';
import { isGroup, isObject, type Json, type JsonObject } from 'content-editor/json';
import type * as z from 'zod';
import { collections } from '../../content/model/collections';
import {
  type DerivedFieldSources,
  type DerivedField,
  derivedFields,
} from '../../content/fields/derived-fields';
import { landOfPicture } from '../../scenes/land-pictures';

/** The pictures of the valley that published pages have, by name: only a build makes them. */
export type Scenery = ReadonlyMap<string, Json>;

/** No pictures yet. */
export const noScenery: Scenery = new Map();

/**
 * The pictures in the data of a published page, and those that are known.
 * @param file the content file of the page
 * @param entry what was published of it
 */
export function withSceneryOf(
  known: Scenery,
  file: string,
  entry: JsonObject | undefined,
  data: Json | undefined,
): Scenery {
  const { page } = isObject(data) ? data : {};
  const found = viewsOf(file, entry).flatMap(({ field, name, node, path }) => {
    const published = valueAt(page, path) as Json | undefined;
    if (!isObject(published)) return [];
    // data of another build may show another scene
    if (field.chosenBy.some((key) => (published[key] ?? null) !== (node[key] ?? null))) return [];
    return picturesIn(valueOf(field, node)).flatMap(({ picture, path: within }) => {
      const data = valueAt(published[name], within) as Json | undefined;
      return isObject(data) ? [[picture.name, data] as const] : [];
    });
  });
  return new Map([...known, ...found]);
}

/** The lands that a page shows and of which a picture is not known. */
export function missingLands(
  known: Scenery,
  file: string,
  entry: JsonObject | undefined,
): readonly string[] {
  const shown = viewsOf(file, entry).flatMap(({ field, node }) => picturesIn(valueOf(field, node)));
  const missing = shown.filter(({ picture }) => !known.has(picture.name));
  return [...new Set(missing.map(({ picture }) => landOfPicture(picture.name)))];
}

/** A derived field of a page that shows pictures of the valley. */
type View = {
  readonly name: string;
  readonly field: DerivedField;
  readonly node: JsonObject;
  /** The path to the node. */
  readonly path: Path;
};

function viewsOf(file: string, entry: JsonObject | undefined): readonly View[] {
  const schema = collectionOf({ collections }, file)?.schema;
  return schema && entry ? [...viewsIn(schema, entry, [])] : [];
}

function* viewsIn(part: z.core.$ZodType, value: Json, path: Path): Generator<View> {
  if (!isGroup(value)) return;
  if (isObject(value))
    for (const [name, field] of Object.entries(derivedFields.get(part) ?? {}))
      if (field.needs.includes('picture')) yield { name, field, node: value, path };
  for (const [key, child] of Object.entries<Json>(value)) {
    const inner = childPart(part, key, child);
    if (inner) yield* viewsIn(inner, child, [...path, key]);
  }
}

/** Stands for a picture in the value of a derived field. */
class NamedPicture {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The value of a field that looks up nothing but pictures. */
function valueOf(field: DerivedField, node: JsonObject): unknown {
  const sources: Pick<DerivedFieldSources, 'picture'> = {
    picture: (name) => new NamedPicture(name),
  };
  return field.from(node, sources as DerivedFieldSources);
}

/** A picture, and its place in the value of a field. */
type Place = { readonly picture: NamedPicture; readonly path: Path };

function picturesIn(value: unknown): readonly Place[] {
  if (value instanceof NamedPicture) return [{ picture: value, path: [] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    picturesIn(child).map(({ picture, path }) => ({ picture, path: [key, ...path] })),
  );
}
