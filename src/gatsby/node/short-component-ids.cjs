// @ts-check
/**
 * A Babel plugin behind that of styled-components, which names every component by 36 bits of a hash of
 * its file, as in `sc-1hxo9ca-0`. Each page carries the ids of what it shows, and random letters do not
 * compress: 15 bits are enough for a site of this size, and a test finds two that are the same.
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
