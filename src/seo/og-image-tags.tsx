import { socialPicturePath } from './canonical-url';

type SharedPictureProps = {
  readonly siteUrl: string;
  /** Path of the page, as in its content file. */
  readonly path: string;
  /** The page's own title, which the picture shows. */
  readonly title: string;
};

/**
 * The picture that a shared link is shown with. What Twitter does not find it takes from Open Graph,
 * but not the text of the picture, so that one element says it to both.
 */
export function SharedPicture({ siteUrl, path, title }: SharedPictureProps) {
  return (
    <>
      <meta property="og:image" content={siteUrl + socialPicturePath(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" name="twitter:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
