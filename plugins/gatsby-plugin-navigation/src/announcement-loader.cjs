// @ts-check
/** The text with which Gatsby's route announcer announces a new page. */
const english = '`Navigated to ${pageName}`';

/**
 * A webpack loader for Gatsby's `navigation.js`: replaces its English announcement by that of the content
 * (`build-constants.ts`). It is written as `textContent`, since reading `innerText` lays out the new page,
 * for which its first frame would wait.
 *
 * @param {string} source
 * @throws if this version of Gatsby has a different announcement
 */
module.exports = function announcementLoader(source) {
  if (!source.includes(english)) throw new Error(`Gatsby's navigation.js lacks ${english}.`);
  const announcement = source
    .replace(english, 'navigatedTo.join(pageName)')
    .replaceAll('.innerText', '.textContent');
  return `import { navigatedTo } from 'gatsby-plugin-navigation/build-constants';\n${announcement}`;
};
