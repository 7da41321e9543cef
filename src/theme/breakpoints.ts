/** From this width two cards fit side by side. */
export const tabletWidth = '(min-width:40rem)';

/** Narrower than `tabletWidth`. */
export const belowTablet = '(width<40rem)';

/** From this width two sections stand side by side, and three cards fit in a row. */
export const wideWidth = '(min-width:60rem)';

/** Narrower than `wideWidth`. */
export const belowWide = '(width<60rem)';

/** From `tabletWidth` to `wideWidth`. */
export const tabletOnly = '(40rem<=width<60rem)';

/** From this width the header shows its links instead of a menu (768 px: docs/interaction.md, navigation). */
export const desktopWidth = '(min-width:48rem)';

/** Narrower than `desktopWidth`, also by a part of a pixel, as in a zoomed window. */
export const belowDesktop = '(width<48rem)';

/** A phone in landscape: what is below the first words is out of view. */
export const landscape = '(width>=40rem) and (height<28rem)';

/**
 * Where a picture is below the words and not behind them: neither from `desktopWidth` on nor in
 * `landscape`.
 */
export const upright = `(${belowTablet} or (${belowDesktop} and (height>=28rem)))`;
