import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { css } from 'styled-components';
import { upright } from '../theme/breakpoints';

/** One variant of a picture, as gatsby-plugin-image prepares it; null if content has none. */
export type Rendition = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
} | null;

type PictureProps = {
  /** Text alternative; empty for decoration. */
  readonly alt: string;
  readonly src: Rendition;
  readonly dark?: Rendition;
  readonly phone?: Rendition;
  readonly phoneDark?: Rendition;
  /**
   * Where the subject of a picture is that fills its box (`filledBox`), as in CSS's
   * `object-position`.
   */
  readonly focus?: string | null;
  /** Whether it is in the first view, so that it is fetched first and never lazily. */
  readonly priority?: boolean;
  /** Its rendered width, as in the `sizes` attribute; the viewport's by default. */
  readonly sizes?: string;
};

const darkScheme = '(prefers-color-scheme:dark)';

/**
 * A plain `<picture>`: AVIF and a fallback, with variants for phones held upright and for the dark scheme
 * chosen by the browser before any script. The dark scheme has a fallback of its own, because text over
 * a picture is light there; one for phones would not be worth its bytes. GatsbyImage is not used: it brings
 * react-dom/server into the page and hides the picture until a script runs.
 */
export function Picture({
  alt,
  src,
  dark,
  phone,
  phoneDark,
  focus,
  priority = false,
  sizes,
}: PictureProps) {
  const main = imageData(src);
  const fallback = main?.images.fallback;
  if (!main || !fallback) return null;
  return (
    <picture>
      <Sources
        of={phoneDark}
        media={`${upright} and ${darkScheme}`}
        sizes={sizes}
        fallback={!dark}
      />
      <Sources of={phone} media={upright} sizes={sizes} />
      <Sources of={dark} media={darkScheme} sizes={sizes} fallback />
      <Sources of={src} sizes={sizes} />
      <img
        alt={alt}
        src={fallback.src}
        width={main.width}
        height={Math.round(main.height)}
        style={focus ? { objectPosition: focus } : undefined}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

type SourcesProps = {
  readonly of: Rendition | undefined;
  readonly media?: string;
  readonly sizes: string | undefined;
  /** Whether to add the fallback format, in one size, for browsers without the modern ones. */
  readonly fallback?: boolean;
};

/** The formats of one rendition, each with its width and height, so that no choice shifts the layout. */
function Sources({ of, media, sizes, fallback = false }: SourcesProps) {
  const data = imageData(of);
  if (!data) return null;
  const { sources = [], fallback: last } = data.images;
  // a single format needs no `type`
  if (sources.length === 0) return <source media={media} srcSet={last?.srcSet} sizes={sizes} />;
  const shared = { media, width: data.width, height: Math.round(data.height) };
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} {...shared} />
      ))}
      {fallback && last && <source srcSet={last.src} {...shared} />}
    </>
  );
}

function imageData(rendition: Rendition | undefined): IGatsbyImageData | undefined {
  return rendition?.childImageSharp?.gatsbyImageData;
}

/**
 * For a picture that fills its box. It is cut off where it is farthest from its subject (`focus`),
 * which is in the middle unless content says otherwise.
 */
export const filledBox = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
