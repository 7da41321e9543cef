import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, Reporter } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { avifDefaults } from './avif-defaults';
import { type ProcessFile, withEncodedPictures } from './encoded-pictures';

const requireOfGatsby = createRequire(path.resolve('node_modules/gatsby/package.json'));

/** A warning of gatsby-plugin-sharp, printed 80 times in a clean build. All supported browsers show AVIF. */
const needlessWarning = 'specified only AVIF format';

type Encoder = { processFile: ProcessFile };
type Pictures = { generateImageData: (options: { readonly file: Node }) => Promise<unknown> };

// gatsby-plugin-sharp takes it when it is loaded
keepEncodedPictures(requireOfGatsby('gatsby-plugin-sharp/process-file') as Encoder);

// gatsby-transformer-sharp takes the function when it is loaded, before any hook
shortenAddresses(requireOfGatsby('gatsby-plugin-sharp') as Pictures);

/**
 * Sets the AVIF encoder's defaults, of which gatsby-plugin-sharp sets only the quality; drops its
 * warning.
 */
export function onPluginInit(): void {
  const prototype = sharp.prototype as Pick<Sharp, 'avif'>;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options: AvifOptions = {}) {
    return avif.call(this, { ...avifDefaults(options), ...options });
  };
  const reporter = gatsbyReporter();
  const { warn } = reporter;
  reporter.warn = (message) => {
    if (!message?.includes(needlessWarning)) warn(message);
  };
}

/**
 * Copies of the site share its packages, and so the folder; the variable `ENCODED_PICTURES` names
 * another. Each version of gatsby-plugin-sharp has its own.
 */
function keepEncodedPictures(encoder: Encoder): void {
  const { ENCODED_PICTURES = 'node_modules/.cache/encoded-pictures' } = process.env;
  const { version } = requireOfGatsby('gatsby-plugin-sharp/package.json') as { version: string };
  const folder = path.resolve(ENCODED_PICTURES, version);
  encoder.processFile = withEncodedPictures(encoder.processFile, folder);
}

/**
 * Pictures are in folders named by the hash of their file, of which eight digits are enough: a dozen of
 * them on a page are a tenth of a kilobyte, since hashes don't compress.
 */
function shortenAddresses(pictures: Pictures): void {
  const { generateImageData } = pictures;
  pictures.generateImageData = ({ file, ...options }) => {
    const contentDigest = file.internal.contentDigest.slice(0, 8);
    return generateImageData({
      ...options,
      file: { ...file, internal: { ...file.internal, contentDigest } },
    });
  };
}

/** The reporter that every plugin gets a copy of; the argument of this hook is such a copy, too. */
function gatsbyReporter(): Pick<Reporter, 'warn'> {
  return requireOfGatsby('gatsby-cli/lib/reporter') as Reporter;
}
