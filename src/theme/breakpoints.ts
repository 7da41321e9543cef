/** From this width the header shows its links instead of a menu (768 px: docs/interaction.md, navigation). */
export const desktopWidth = '(min-width:48rem)';

/** Narrower than `desktopWidth`, also by a part of a pixel, as in a zoomed window. */
export const phoneWidth = '(width<48rem)';
