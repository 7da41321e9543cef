/** The key, by its place on the keyboard, that moves the focus into the viewport. */
export const viewportHotkey = 'F8';
