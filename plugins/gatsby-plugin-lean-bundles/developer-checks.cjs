// @ts-check
/*
 * Replaces two packages in the bundles by which Gatsby's components tell developers of mistakes:
 * `prop-types`, which React 19 ignores, and `invariant`. Every property of this object, such as
 * `func.isRequired`, is the object itself, and so is the result of every call.
 */
/** @type {unknown} */
const anything = new Proxy(() => anything, { get: () => anything });

module.exports = anything;
