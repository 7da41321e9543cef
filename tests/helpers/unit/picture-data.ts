/** The query result for a picture file of the content; its path stands in for all generated files. */
export function pictureData(file: string): Queries.OwnPictureFileFragment {
  const image = (type: string) => ({ type, srcSet: `${file}.${type} 1280w`, sizes: '100vw' });
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1280,
        height: 800,
        images: {
          fallback: { src: file, srcSet: `${file} 1280w`, sizes: '100vw' },
          sources: [image('image/avif'), image('image/webp')],
        },
      },
    },
  };
}
