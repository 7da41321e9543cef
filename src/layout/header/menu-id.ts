/**
 * The id of the menu, by which its toggle and the inline script know it. No anchor may be called so
 * (`reserved-anchors.ts`).
 */
export const menuId = 'site-menu';
