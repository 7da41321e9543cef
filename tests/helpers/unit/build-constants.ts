import type * as constants from 'build-constants';

/* What the bundles know of the content, in unit tests. */

export const navigatedTo: typeof constants.navigatedTo = ['Navigated to ', ''];
export const movedPages: typeof constants.movedPages = undefined;
export const documentPaths: typeof constants.documentPaths = ['/document'];
