import type * as z from 'zod';
import type { picture } from '../../src/content-model/picture';

type Picture = z.infer<typeof picture>;
type Rendition = Queries.WideSceneFragment;

/** What a query would give for a picture of the content, its path standing for every made file. */
export function pictureData({ src, alt, dark, phone, phoneDark }: Picture): Queries.SceneFragment {
  return {
    alt,
    src: rendition(src),
    dark: dark ? rendition(dark) : null,
    phone: phone ? rendition(phone) : null,
    phoneDark: phoneDark ? rendition(phoneDark) : null,
  };
}

function rendition(file: string): Rendition {
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
