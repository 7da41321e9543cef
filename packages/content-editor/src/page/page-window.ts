/** A page's window, which may be that of a frame: each has types of its own. */
export type PageWindow = Window & typeof globalThis;
