// @ts-check
const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * A Babel plugin after that of styled-components, whose component ids have 36 bits of a hash of the
 * file's code, as in `sc-1hxo9ca-0`. Ids are in every page and compress badly: 15 bits are enough for a site of
 * this size, and a test finds duplicates. They are those of the file's path, so that no change of a comment
 * changes the pages.
 *
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = function shortComponentIds() {
  return {
    name: 'short-component-ids',
    visitor: {
      Program: {
        // after styled-components has written the ids
        exit(program, { cwd, filename = '' }) {
          const id = shortHash(path.relative(cwd, filename).replaceAll(path.sep, '/'));
          program.traverse({
            StringLiteral({ node }) {
              node.value = node.value.replace(/^sc-\w+-(\d+)$/, `sc${id}$1`);
            },
          });
        },
      },
    },
  };
};

/** @param {string} text */
function shortHash(text) {
  return createHash('sha256').update(text).digest().readUInt32BE().toString(36).slice(-3);
}
