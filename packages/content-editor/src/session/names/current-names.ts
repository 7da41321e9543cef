import type { EditorDefinition } from '../../definition';
import { type Entries, isSame } from '../../writing/json';
import {
  isValidName,
  namedAs,
  type Names,
  namesOf,
} from '../../writing/references/reference-names';
import { type FileNamed, referenceTo } from '../../writing/references/references';
import { memoizeLast } from '../../writing/memoize-last';

/*
 * The state holds references by file, as long as they are edited. Outside of it they have names: in the form, in the
 * check, and in what is saved. `from-names.ts` and `to-names.ts` go from names to files and back.
 */

/** What is edited, as far as references depend on it. */
export type Referring = {
  readonly editor: EditorDefinition;
  readonly baseEntries: Entries;
  readonly editedEntries: Entries;
};

const namesNow = memoizeLast(
  ({ model }: EditorDefinition, baseEntries: Entries, editedEntries: Entries): Names => {
    const saved = namesOf(model, baseEntries);
    const now = Object.entries(namesOf(model, editedEntries)).filter(
      ([file, name]) => name === saved[file] || !(file in saved) || isValidName(model, file, name),
    );
    return { ...saved, ...Object.fromEntries(now) };
  },
  isSame,
);

/**
 * The names by which references call files now, by file. A name with a mistake would be a mistake in each reference: until
 * it is mended, references use the saved name, as they do for a deleted file.
 */
export function namesIn({ editor, baseEntries, editedEntries }: Referring): Names {
  return namesNow(editor, baseEntries, editedEntries);
}

/** The names by which references call files in content as it is saved, by file. */
export const baseNames = memoizeLast(
  ({ model }: EditorDefinition, baseEntries: Entries): Names => namesOf(model, baseEntries),
  isSame,
);

/** Tells which file has a name: of two the first, and one that is deleted only if no other has it. */
export function ownersOf(
  { model, pages }: EditorDefinition,
  names: Names,
  entries: Entries,
): FileNamed {
  const files = new Map<string, string>();
  const last = Object.entries(names).toReversed();
  const isThere = ([file]: readonly [string, string]) => file in entries;
  for (const [file, name] of [...last.filter((name) => !isThere(name)), ...last.filter(isThere)])
    files.set(`${namedAs(model, file)} ${name}`, file);
  return (collection, name) =>
    // a link to the home page means whichever page that is
    collection === pages?.collection && name === pages.home
      ? undefined
      : files.get(`${collection} ${name}`);
}

const ownersNow = memoizeLast(ownersOf);

/** Tells which file has a name now. */
export function ownersIn(state: Referring): FileNamed {
  return ownersNow(state.editor, namesIn(state), state.editedEntries);
}

/** How references mean a file: the home page is meant by its address. */
export function referenceFor(state: Referring, file: string): string | undefined {
  const { [file]: name } = namesIn(state);
  const { pages } = state.editor;
  const isHome = name === pages?.home && namedAs(state.editor.model, file) === pages?.collection;
  return name === undefined || isHome ? name : referenceTo(file);
}
