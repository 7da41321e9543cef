// @ts-check
/**
 * A webpack loader for `build-constants.ts`: gives its constants the values of the loader's options.
 *
 * @this {{ getOptions: () => Readonly<Record<string, unknown>> }}
 */
module.exports = function constantsLoader() {
  const lines = Object.entries(this.getOptions()).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return lines.join('');
};
