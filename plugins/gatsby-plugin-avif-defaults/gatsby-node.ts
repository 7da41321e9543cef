import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, Reporter } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

const requireOfGatsby = createRequire(path.resolve('node_modules/gatsby/package.json'));

/**
 * Measured on this site's pictures: effort 4, sharp's default, takes four to five times as long as 3 for
 * 4 % fewer bytes; at low quality, as in the first view of a phone, 7 % fewer. Chroma subsampling 4:4:4
 * takes 15 % more.
 */
const defaults = ({ quality = 50 }: AvifOptions): AvifOptions => ({
  effort: quality < 40 ? 4 : 3,
  chromaSubsampling: '4:2:0',
});

/** gatsby-plugin-sharp's, 80 times in a clean build. All supported browsers can show AVIF. */
const needlessWarning = 'specified only AVIF format';

type Pictures = { generateImageData: (options: { readonly file: Node }) => Promise<unknown> };

// gatsby-transformer-sharp takes the function when it is loaded, before any hook
shortenAddresses(requireOfGatsby('gatsby-plugin-sharp') as Pictures);

/** Sets the AVIF encoder's defaults, of which gatsby-plugin-sharp sets only the quality; drops its warning. */
export function onPluginInit(): void {
  const prototype = sharp.prototype as Pick<Sharp, 'avif'>;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options: AvifOptions = {}) {
    return avif.call(this, { ...defaults(options), ...options });
  };
  const reporter = gatsbyReporter();
  const { warn } = reporter;
  reporter.warn = (message) => {
    if (!message?.includes(needlessWarning)) warn(message);
  };
}

/**
 * Pictures are in folders named by the hash of their file, of which eight digits are enough: a dozen of them on a page
 * are a tenth of a kilobyte, since hashes don't compress.
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
