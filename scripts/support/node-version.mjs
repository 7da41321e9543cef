/**
 * Says whether a version is below the lower bound of a range.
 * @param {string} version as in `20.11.1`
 * @param {string} range an `engines` range that opens with its lower bound, as in `>=20.9.0 <26`
 */
export function isOldNode(version, range) {
  const [major = 0, minor = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0] = numbers(range);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/** @param {string} text */
function numbers(text) {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
}
