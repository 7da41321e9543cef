/* What the form says while content has two versions. */

/** What to do. */
export const chooseVersion = 'Choose which version to keep.';

/** What keeps it from being saved or published. */
export const undecidedWords = 'First choose which version to keep, yours or the other.';
