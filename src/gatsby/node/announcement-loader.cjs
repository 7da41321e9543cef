// @ts-check
/** What Gatsby's route announcer says of a new page. */
const english = '`Navigated to ${pageName}`';

/**
 * A webpack loader for Gatsby's `navigation.js`: in the place of its English words it puts those of the
 * content, the constant `navigatedTo` (content-constants.ts).
 *
 * @param {string} source
 * @throws if this version of Gatsby has other words
 */
module.exports = function announcementLoader(source) {
  if (!source.includes(english)) throw new Error(`navigation.js of Gatsby has no ${english}.`);
  return source.replace(english, 'navigatedTo.join(pageName)');
};
