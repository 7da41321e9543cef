import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PagePicture } from 'content-editor/frame';

/** Takes the place of a picture that there is not. */
export const noPicture: PagePicture = {
  address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  width: 1200,
  height: 800,
};

/**
 * What a query gives for a picture, in the one size in which it is.
 * @param name is told at the end of its address: clicks find a picture by it
 */
export function imageData({ address, width, height }: PagePicture, name?: string) {
  const src = name === undefined ? address : `${address}#/${name}`;
  const images = { fallback: { src, srcSet: src }, sources: [] };
  const gatsbyImageData: IGatsbyImageData = { layout: 'constrained', width, height, images };
  return { childImageSharp: { gatsbyImageData } };
}
