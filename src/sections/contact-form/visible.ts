/**
 * Matches a character that can be seen: no space, control or mark without a letter, no filler or joiner
 * (`DI`), and no blank picture.
 */
export const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\uFFFC]/u;
