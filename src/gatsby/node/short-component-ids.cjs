// @ts-check
/**
 * A Babel plugin after that of styled-components, whose component ids have 36 bits of a hash of the
 * file, as in `sc-1hxo9ca-0`. Ids are in every page and compress badly: 15 bits are enough for a site of
 * this size, and a test finds duplicates.
 *
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = function shortComponentIds() {
  return {
    name: 'short-component-ids',
    visitor: {
      Program: {
        // after styled-components has written the ids
        exit(program) {
          program.traverse({
            StringLiteral({ node }) {
              node.value = node.value.replace(/^sc-\w*(\w{3})-(\d+)$/, 'sc$1$2');
            },
          });
        },
      },
    },
  };
};
