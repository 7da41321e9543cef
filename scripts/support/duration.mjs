/**
 * A length of time as people say it: `8 s`, `2 min 5 s`.
 * @param {number} milliseconds
 */
export function inWords(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
