import { childPart, fieldName, type Path } from 'content-check/schema-traversal';
import * as z from 'zod';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { pages, picturedChoices, redirects } from '../../facts';
import { type Target, lettersIn } from '../../page/target';
import { type Entries, isList, isObject, type Json } from '../../writing/json';
import { isSectionList } from '../../writing/list-parts';
import { namespaceOf, nameOf } from '../../writing/references/names';
import { isFolder, formatOrIdOf, type Part, textKind, traitsOf } from '../../writing/schema';
import type { FieldPlace } from '../../writing/path';
import { titleOfPicture, withoutMarks } from '../../writing/titles';

/** The id of a field, unique among those of all files. */
export function targetId(file: string, field: string): string {
  return `${file}#${field}`;
}

/** The file and the field that a target names. */
export function placeOfTarget(id: string): FieldPlace {
  // a file’s name may have such a sign, too
  const end = id.lastIndexOf('#');
  return { file: id.slice(0, end), field: id.slice(end + 1) };
}

/**
 * The fields that a page shows, in the order of the page. First come those of its sections, or all of its fields
 * if it has no sections; an entry to which they refer follows where it is referred to. Then come the fields of
 * the files that every page shows, such as the menu.
 */
export function targetsOf(
  model: ContentModel,
  entries: Entries,
  page: string | undefined,
): readonly Target[] {
  const inside: string[] = [];
  const everywhere = Object.keys(entries).filter((file) => {
    const collection = collectionOf(model, file);
    const isShared = collection && !isFolder(collection) && namespaceOf(model, file) === undefined;
    return isShared && file !== redirects.file;
  });
  return [
    ...(page === undefined ? [] : sectionsOf(page)),
    ...everywhere.flatMap((file) => [...fieldsOf(file)]),
  ];

  function* sectionsOf(file: string): Generator<Target> {
    const schema = collectionOf(model, file)?.schema;
    const hasSections = Object.values(schema?.shape ?? {}).some(isSectionList);
    if (!hasSections) yield* fieldsOf(file);
    for (const [key, list] of Object.entries(entries[file] ?? {})) {
      const part = schema && childPart(schema, key, list);
      if (!isSectionList(part) || !isList(list)) continue;
      for (const [section, entry] of list.entries())
        for (const target of fieldsIn(file, childPart(part, section, entry), entry, [key, section]))
          yield { ...target, section };
    }
  }

  function* fieldsOf(file: string): Generator<Target> {
    // entries may refer to each other in a circle
    if (inside.includes(file)) return;
    inside.push(file);
    yield* fieldsIn(file, collectionOf(model, file)?.schema, entries[file], []);
    inside.pop();
  }

  function* fieldsIn(
    file: string,
    part: Part | undefined,
    value: Json | undefined,
    path: Path,
  ): Generator<Target> {
    if (!part || path[0] === '$schema') return;
    if (typeof value === 'string') {
      const referred = entryOf(part, value);
      if (referred !== undefined) yield* fieldsOf(referred);
      else {
        const shown = shownAs(part, value);
        if (shown) yield { id: targetId(file, fieldName(path)), ...shown };
      }
    } else if (isList(value)) {
      for (const [index, entry] of value.entries())
        yield* fieldsIn(file, childPart(part, index, entry), entry, [...path, index]);
    } else if (isObject(value)) {
      for (const [key, entry] of Object.entries(value))
        yield* fieldsIn(file, childPart(part, key, entry), entry, [...path, key]);
    }
  }

  /** The file of the entry to which a text refers; undefined for a page, since that is a link. */
  function entryOf(part: Part, value: string): string | undefined {
    const { refersTo } = traitsOf(part);
    if (!refersTo || refersTo.collection === pages.collection) return undefined;
    return Object.keys(entries).find(
      (file) =>
        namespaceOf(model, file) === refersTo.collection &&
        nameOf(model, file, entries[file]) === value,
    );
  }
}

/** How a page shows a text; undefined for one that it doesn't. */
function shownAs(part: Part, value: string): Pick<Target, 'kind' | 'value'> | undefined {
  const { names, picture, isWebAddress } = traitsOf(part);
  if (Object.hasOwn(picturedChoices, formatOrIdOf(part) ?? '')) return { kind: 'sign', value };
  switch (textKind(part)) {
    case 'picture':
      return { kind: 'picture', value: titleOfPicture(value) };
    case 'reference':
    case 'link':
      return { kind: 'address', value };
    case 'focus':
      return undefined;
    case 'marks':
    case 'day':
    case 'plain': {
      if (isWebAddress) return { kind: 'address', value };
      const words = lettersIn(withoutMarks(part, value));
      const isShown = names === undefined && picture === undefined && part instanceof z.ZodString;
      return words !== '' && isShown ? { kind: 'words', value: words } : undefined;
    }
  }
}
