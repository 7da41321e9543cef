import type { ContentModel } from 'content-check/content-model';
import type { Entries, Entry } from '../../writing/json';
import type { Difference, Sides } from '../../writing/merge/merge';
import { mergedFile } from '../../writing/merge/merged-file';
import { isNameShared, type Names, namesOf } from '../../writing/references/names';
import { entriesAfterRenaming } from '../../writing/references/redirects';
import { goneFiles, renamingOf, entriesWithoutGone } from '../../writing/references/references';
import type { ContentVersion } from '../state/state';

/* Tests: `../stories/renames-of-both.test.ts` */

/** Where both sides have changed something. */
type FileDifference = Difference & {
  readonly file: string;
  /** What the next merge of the file starts from, as in a `Conflict`. */
  readonly nextBase: Entry | undefined;
};

/**
 * Merges three versions of the content, file by file. Before that, the references in all three versions get
 * the names that files have after the merge. For example, I rename the service “audits” to “reviews”, and
 * somebody else adds “audits” to a page. In each version, that page refers to “reviews” before it is merged,
 * so that the rename is no difference, and the added reference leads to the same file.
 * @param shown the entries in the form, whose entries of lists stay open in the merged ones
 */
export function mergedContent(
  model: ContentModel,
  sides: Sides<ContentVersion>,
  shown: Entries,
): ContentVersion & { readonly differences: readonly FileDifference[] } {
  const namesBefore = { ...namesOf(model, sides.before.editedEntries), ...sides.before.oldNames };
  const namesOfSide = ({ editedEntries, oldNames }: ContentVersion): Names => ({
    ...namesBefore,
    ...namesOf(model, editedEntries),
    ...oldNames,
  });
  const [namesOfMine, namesOfTheirs] = [namesOfSide(sides.mine), namesOfSide(sides.theirs)];
  const names = mergedNames(model, {
    before: namesBefore,
    mine: namesOfMine,
    theirs: namesOfTheirs,
  });
  const named = ({ editedEntries }: ContentVersion, own: Names) =>
    entriesAfterRenaming(model, editedEntries, renamingOf(model, own, names, editedEntries));
  const entries: Sides<Entries> = {
    before: named(sides.before, namesBefore),
    mine: named(sides.mine, namesOfMine),
    theirs: named(sides.theirs, namesOfTheirs),
  };
  const merges = Object.keys({ ...entries.mine, ...entries.theirs }).map((file) => {
    const versions = {
      before: entries.before[file],
      mine: entries.mine[file],
      theirs: entries.theirs[file],
    };
    return [file, mergedFile(model, file, versions, shown[file])] as const;
  });
  const merged = Object.fromEntries(
    merges.flatMap(([file, { value }]) => (value ? [[file, value]] : [])),
  );
  const ownNames = namesOf(model, merged);
  return {
    editedEntries: entriesWithoutGone(model, merged, goneFiles(model, names, merged)),
    oldNames: Object.fromEntries(
      Object.entries(names).filter(([file, name]) =>
        file in merged
          ? ownNames[file] !== name
          : file in { ...sides.mine.oldNames, ...sides.theirs.oldNames },
      ),
    ),
    differences: merges.flatMap(([file, { nextBase, differences }]) =>
      differences.map((difference) => ({ ...difference, file, nextBase })),
    ),
  };
}

/**
 * The names by which references mean files after a merge: mine where I have renamed. A name that I have given
 * and somebody else has given to another file isn't used until one of them has another.
 */
function mergedNames(model: ContentModel, { before, mine, theirs }: Sides<Names>): Names {
  const isMine = (file: string) => mine[file] !== before[file];
  const chosen = Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((file) => [
      file,
      (isMine(file) ? mine[file] : theirs[file]) ?? '',
    ]),
  );
  const theirOwn = Object.keys(chosen).filter((file) => !isMine(file));
  const isTaken = (file: string) => isMine(file) && isNameShared(model, chosen, file, theirOwn);
  return Object.fromEntries(
    Object.entries(chosen).map(([file, name]) => [
      file,
      isTaken(file) ? (theirs[file] ?? name) : name,
    ]),
  );
}
