import { posix } from 'node:path';
import { collectionOf } from 'content-check/collection';
import type { Problem } from 'content-check/problem';
import { fieldName, partAt } from 'content-check/schema-traversal';
import { messageOf } from 'content-check/messages/messages';
import type { Session } from '../../session/session';
import type { State } from '../../session/state/state';
import type { Upload } from '../../store/content';
import { picturesOf, textsToWrite } from '../../session/write/to-write';
import { entryWithField } from '../../writing/edit';
import { isObject } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import { pictureGroup, pictureKey } from '../../writing/picture-group';

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
  const { state, tools } = session;
  const { file, editedEntries } = state;
  const entry = entryWithField(state.model, { file, field }, editedEntries[file] ?? {}, src);
  const pictures = { ...state.pictures, ...uploads };
  const next = { ...state, pictures, editedEntries: { ...editedEntries, [file]: entry } };
  const problems = (await tools.check(textsToWrite(next), picturesOf(next))) ?? [];
  const isHere = (problem: Problem) =>
    problem.severity === 'error' && problem.file === file && problem.field === field;
  const problem = problems.find(isHere);
  return problem ? messageOf(problem, tools.words) : '';
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
  session.dispatch({ type: 'announced', status: `Picture changed.${note}` });
}
