import type { Collection } from './collection';
import type { ContentFolder } from './content-document';
import type { Pictures, Problem } from './problem';
import type { Repairs } from './repairs';
import type { Messages } from './messages/messages';

/** A check of the site's own, beyond what schemas and formats say. */
export type Rule = (folder: ContentFolder, pictures: Pictures) => readonly Problem[];

/** The content of a site: its files, what must be true of them, and the words about it; `defineModel` makes one of rules. */
export type ContentModel = {
  readonly collections: readonly Collection[];
  /** The folder of pictures below the content folder; "images" by default. */
  readonly pictureFolder?: string;
  readonly rules?: readonly Rule[];
  /** Rules for content without errors, such as one about entries that nothing shows. */
  readonly finalRules?: readonly Rule[];
  /** What a form offers in place of a text with a problem. */
  readonly repairs?: Repairs;
  /** The words of the site's rules, or others for the codes of the check. */
  readonly words?: {
    /** For whoever edits the files as text: in the terminal, in errors of a build, in the page. */
    readonly terminal?: Messages;
    /** For whoever edits them in a form, and sees neither files nor JSON, where that is something else. */
    readonly editor?: Messages;
  };
};

/** The folder of a model's pictures. */
export function pictureFolderOf({ pictureFolder = 'images' }: Pick<ContentModel, 'pictureFolder'>) {
  return pictureFolder;
}
