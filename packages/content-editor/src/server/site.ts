import type { BuildOptions } from 'esbuild';
import type { ContentModel } from 'content-check/content-model';
import type { SharedPage } from '../store/store';
import type { Answer } from './answer';

/** The pictures of choices, by their kind, as in `picturedChoices`. */
export type ChoicePictures = Readonly<
  Record<
    string,
    {
      /** The choices that have a picture. Names come from requests, so no other is read. */
      readonly names: readonly string[];
      readonly read: (name: string) => Promise<Answer>;
    }
  >
>;

/** The site whose content is edited. Tests have a small one. */
export type Site = {
  /** The content's files, their schemas and their rules. */
  readonly model: ContentModel;
  /** The folder with what starts the form (`local.ts`, `hosted.ts`) and its check (`check.ts`) in a browser. */
  readonly starts: string;
  /** The pictures of choices. */
  readonly choices: ChoicePictures;
  /** Shows its pages beside the form. */
  readonly frame?: FrameApp;
};

/** The app that shows the pages in the frame beside the form, and how esbuild bundles it. */
export type FrameApp = Required<Pick<BuildOptions, 'alias' | 'plugins'>> & {
  /** The module that runs in the frame, and puts a `PageViewer` on its window. */
  readonly entry: string;
  /** The files that `plugins` read without importing them: once one changes, the bundle is made anew. */
  readonly sources: readonly string[];
  /**
   * Draws the picture of a shared link to a page, as JPEG; undefined for a page without one.
   * @param root the content folder, with its pictures
   * @throws if it can't be drawn of those
   */
  readonly sharedPicture?: (
    page: Pick<SharedPage, 'entries' | 'file'>,
    root: string,
  ) => Promise<Buffer | undefined>;
};
