/** What the form says to do while content has two versions. */
export const chooseVersion = 'Choose which version to keep.';
