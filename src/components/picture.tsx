import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { phoneWidth } from '../theme/media';

/** One drawing of a picture, as gatsby-plugin-image prepares it; absent where content gives none. */
export type Rendition = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
} | null;

type PictureProps = {
  /** Text for someone who can't see it; empty for decoration. */
  readonly alt: string;
  readonly src: Rendition;
  readonly dark?: Rendition;
  readonly phone?: Rendition;
  readonly phoneDark?: Rendition;
  /** True for a picture in the first view: fetched first, never lazily. */
  readonly first?: boolean;
  /** Width of its place, as in the `sizes` attribute. */
  readonly sizes: string;
};

const darkScheme = '(prefers-color-scheme: dark)';

/**
 * A plain `<picture>`: AVIF and a fallback, with variants for phones and for the dark scheme
 * chosen by the browser before any script. GatsbyImage is not used: it brings react-dom/server into
 * the page and hides the picture until a script runs.
 */
export function Picture({ alt, src, dark, phone, phoneDark, first = false, sizes }: PictureProps) {
  const main = imageData(src);
  const fallback = main?.images.fallback;
  if (!main || !fallback) return null;
  return (
    <picture>
      <Sources of={phoneDark ?? null} media={`${phoneWidth} and ${darkScheme}`} sizes={sizes} />
      <Sources of={phone ?? null} media={phoneWidth} sizes={sizes} />
      <Sources of={dark ?? null} media={darkScheme} sizes={sizes} />
      <Sources of={src} sizes={sizes} />
      <img
        alt={alt}
        src={fallback.src}
        width={main.width}
        height={Math.round(main.height)}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

type SourcesProps = { readonly of: Rendition; readonly media?: string; readonly sizes: string };

/** The modern formats of one rendition, its own size with each, so that no choice moves the page. */
function Sources({ of, media, sizes }: SourcesProps) {
  const data = imageData(of);
  return data?.images.sources?.map(({ type, srcSet }) => (
    <source
      key={type}
      type={type}
      media={media}
      srcSet={srcSet}
      sizes={sizes}
      width={data.width}
      height={Math.round(data.height)}
    />
  ));
}

function imageData(rendition: Rendition): IGatsbyImageData | undefined {
  return rendition?.childImageSharp?.gatsbyImageData;
}
