import type { Entries } from '../writing/json';

/** What search engines and shared links take from the head of a page. Empty where it says nothing. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The page's public address. */
  readonly address: string;
  readonly siteName: string;
  /** The public address of the picture of a shared link (`og:image`). */
  readonly picture: string;
  /** The address of the site's icon. */
  readonly icon: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
};

/** A picture of the content, as a page shows it. */
export type PagePicture = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
};

/** The content, and which of its pages is shown. */
export type ShownPage = {
  /** The files of the content by their paths below the content folder, also those with mistakes. */
  readonly entries: Entries;
  /** The file of the page. */
  readonly file: string;
  /** A picture by its path below the content folder; undefined until its address is known. */
  readonly pictureAt: (path: string) => PagePicture | undefined;
};

/**
 * The app in the frame beside the form, which shows pages as visitors get them. It is on the frame's window,
 * once that is loaded; the frame has the form's origin, so the form calls it.
 */
export type PageViewer = {
  /**
   * Shows a page in place of the one before, which stays if mistakes leave nothing to show.
   * @param onShown called once it is shown, with what others take from its head; not for one that another
   * soon follows
   */
  readonly show: (page: ShownPage, onShown: (head: PageHead) => void) => void;
};

/** The window of the frame. */
export type FrameWindow = Window & typeof globalThis & { pageViewer?: PageViewer };
