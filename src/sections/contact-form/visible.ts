/** Anything but spaces, controls, marks without a letter, fillers and joiners (`DI`), and blank pictures. */
export const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\uFFFC]/u;
