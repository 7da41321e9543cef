import { socialPicturePath } from './addresses';

type SharedPictureProps = {
  readonly siteUrl: string;
  /** Path of the page, as in its content file. */
  readonly path: string;
  /** The page's own title, which the picture shows. */
  readonly title: string;
};

/** The picture that a shared link is shown with; what Twitter does not find it takes from Open Graph. */
export function SharedPicture({ siteUrl, path, title }: SharedPictureProps) {
  return (
    <>
      <meta property="og:image" content={siteUrl + socialPicturePath(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
