/*
 * Stands for `@parcel/core`, `@parcel/cache` and `gatsby-parcel-config` (`overrides` in package.json). Gatsby compiles
 * `gatsby-*.ts` by Parcel, whose packages take a fifth of `npm ci`; here it gets files that load the sources by tsx.
 */
const { existsSync, mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

exports.Parcel = class {
  /** @param {{ targets: { root: { distDir: string } } }} options of which Gatsby's folder of compiled files is used */
  constructor({ targets }) {
    this.folder = targets.root.distDir;
  }

  run() {
    const site = path.resolve(this.folder, '../..');
    const plugins = readdirSync(path.join(site, 'plugins')).map((name) => `plugins/${name}`);
    for (const folder of ['.', ...plugins])
      for (const name of ['gatsby-config', 'gatsby-node']) {
        const source = path.join(site, folder, `${name}.ts`);
        if (!existsSync(source)) continue;
        mkdirSync(path.join(this.folder, folder), { recursive: true });
        const code = `require('tsx/cjs');\nmodule.exports = require(${JSON.stringify(source)});\n`;
        writeFileSync(path.join(this.folder, folder, `${name}.js`), code);
      }
    return { bundleGraph: { getBundles: () => [] } };
  }
};

exports.LMDBCache = Object;
