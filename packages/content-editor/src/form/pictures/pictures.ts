import { posix } from 'node:path';
import { collectionOf } from 'content-check/collection';
import type { Problem } from 'content-check/problem';
import { fieldName, partAt } from 'content-check/schema-traversal';
import { messageOf } from 'content-check/messages/messages';
import * as z from 'zod';
import type { Session } from '../../session/session';
import type { State } from '../../session/state/state';
import type { Upload } from '../../store/content';
import { picturesOf, textsToWrite } from '../../session/write/to-write';
import { entryWithField } from '../../writing/edit';
import { isObject } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import { innerPart, type Part, traitsOf } from '../../writing/schema';

/**
 * What the check says about a picture at a field, such as that it is too small there.
 * @param uploads the picture, if it is not one of the session
 */
export async function pictureProblem(
  session: Session,
  field: string,
  src: string,
  uploads: Readonly<Record<string, Upload>> = {},
): Promise<string> {
  const { state, check, messages } = session;
  const { file, editedEntries } = state;
  const entry = entryWithField(state.model, { file, field }, editedEntries[file] ?? {}, src);
  const pictures = { ...state.pictures, ...uploads };
  const next = { ...state, pictures, editedEntries: { ...editedEntries, [file]: entry } };
  const problems = (await check(textsToWrite(next), picturesOf(next))) ?? [];
  const isHere = (problem: Problem) =>
    problem.severity === 'error' && problem.file === file && problem.field === field;
  const problem = problems.find(isHere);
  return problem ? messageOf(problem, messages) : '';
}

/** The group around the field of a picture in the open file, if the picture needs an alternative text. */
export function pictureGroupAt(state: State, field: string) {
  return pictureGroup(partAround(state, field), String(parsePath(field).at(-1)));
}

/** The path below the content folder of the picture that is in the same group as a field of the open file. */
export function pictureBeside(state: State, field: string): string | undefined {
  const { file, editedEntries } = state;
  const key = pictureKey(partAround(state, field));
  const src = key && valueAt(editedEntries[file], [...parsePath(field).slice(0, -1), key]);
  return typeof src === 'string' && src !== '' ? posix.join(posix.dirname(file), src) : undefined;
}

function partAround({ model, file, editedEntries }: State, field: string) {
  const schema = collectionOf(model, file)?.schema;
  return schema && partAt(schema, editedEntries[file], parsePath(field).slice(0, -1));
}

/**
 * Replaces a picture and its alternative text, and removes what held for the old picture alone.
 * @param alt the alternative text; undefined if the field needs none
 */
export function swapPicture(session: Session, field: string, src: string, alt?: string): void {
  const { file, editedEntries } = session.state;
  const path = parsePath(field);
  const value = valueAt(editedEntries[file], path.slice(0, -1));
  const group = pictureGroupAt(session.state, field);
  if (alt === undefined || !group || !isObject(value)) {
    session.change(field, src);
    return;
  }
  const kept = Object.entries(value).filter(([key]) => !group.others.includes(key));
  const hadOthers = kept.length < Object.keys(value).length;
  session.change(fieldName(path.slice(0, -1)), {
    ...Object.fromEntries(kept),
    [String(path.at(-1))]: src,
    [group.alt]: alt,
  });
  const note = hadOthers
    ? ' What was set for the old picture alone is removed, such as its version for dark screens.'
    : '';
  session.announce(`Picture changed.${note}`);
}

/** The other fields of a group around the field of a picture. */
type PictureGroup = {
  /** The key of its alternative text. */
  readonly alt: string;
  /** The keys of optional fields, which are about this picture alone, such as its variants. */
  readonly others: readonly string[];
};

/**
 * The group of a picture that has an alternative text.
 * @param group the part of the schema around the picture's field
 * @param key the picture's key in it
 * @returns undefined for a picture without such a text, and for a variant of another one
 */
function pictureGroup(group: Part | undefined, key: string): PictureGroup | undefined {
  if (!(group instanceof z.ZodObject) || !Object.hasOwn(group.shape, key)) return undefined;
  const fields = Object.entries<Part>(group.shape);
  const [alt] = fields.find(([, part]) => roleOf(part) === 'alternative') ?? [];
  if (alt === undefined || group.shape[key] instanceof z.ZodOptional) return undefined;
  const others = fields.filter(([, part]) => part instanceof z.ZodOptional);
  return { alt, others: others.map(([name]) => name) };
}

/** The key of the picture in a group: the first one, since its variants follow it. */
function pictureKey(group: Part | undefined): string | undefined {
  if (!(group instanceof z.ZodObject)) return undefined;
  return Object.entries<Part>(group.shape).find(([, part]) => roleOf(part) === 'file')?.[0];
}

const roleOf = (part: Part) => traitsOf(innerPart(part)).picture;
