import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { fileAddress } from '../../page/file-address';
import type { PagePicture } from '../../page/page-viewer';

/** Stands for a picture that is missing. */
export const noPicture: PagePicture = {
  address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  width: 1200,
  height: 800,
};

/**
 * What a query gives for a picture, in the only size that there is beside the form.
 * @param name is added to the end of its address, by which a click on the page finds the field of the
 *   picture
 */
export function imageData({ address, width, height }: PagePicture, name?: string) {
  const src = name === undefined ? address : `${address}#/${fileAddress(name)}`;
  const images = { fallback: { src, srcSet: src }, sources: [] };
  const gatsbyImageData: IGatsbyImageData = { layout: 'constrained', width, height, images };
  return { childImageSharp: { gatsbyImageData } };
}
