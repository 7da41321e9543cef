/*
 * The ids of the layout's own elements, which links, labels and the inline script refer to. No anchor of
 * the content may be one of them (`src/model/reserved-anchors.ts`).
 */

/** The main area, to which the skip link leads. */
export const mainId = 'main';

/** The menu. */
export const menuId = 'site-menu';

/** The heading of the footer's links. */
export const quickLinksId = 'quick-links';
