import { checkTexts } from '../session/check-texts';
import type { Change, Shown, Snapshot } from '../session/store';
import { validPart, waitingFiles, withTexts } from '../session/valid-part';
import { type Content, readContent } from './content';
import { preparePicture } from './pictures';
import { readFolder, updateFolder } from './shown-folder';

type Files = Snapshot['files'];
type TextChange = Extract<Change, { readonly text: string | null }>;

/** An uploaded picture that is not saved yet. */
type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/**
 * The content that the site shows beside the form: a folder with what is saved and what is not, as far as it is valid
 * together. A file with a mistake stays as it was last valid.
 */
export class ShownContent {
  readonly #content: Content;
  readonly #folder: string;
  readonly #uploads = new Map<string, Picture>();
  #shown: Files;
  #texts: readonly TextChange[] = [];
  /** One at a time; the last one wins. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(content: Content, folder: string, shown: Files) {
    this.#content = content;
    this.#folder = folder;
    this.#shown = shown;
  }

  /**
   * Shows what is saved.
   * @param folder where the site reads it; it is created, and all that is in it is replaced. While what is saved is not
   *   valid, it stays as it was.
   */
  static async open(content: Content, folder: string): Promise<ShownContent> {
    const shown = new ShownContent(content, folder, await readFolder(content, folder));
    await shown.refresh();
    return shown;
  }

  /**
   * Shows unsaved changes in place of earlier ones.
   * @param changes all changed texts; pictures only once, since they are large
   */
  show(changes: readonly Change[]): Promise<Shown> {
    return this.inTurn(async () => {
      for (const change of changes)
        if ('base64' in change && change.base64 !== null) {
          const { base64, ...size } = await preparePicture(Buffer.from(change.base64, 'base64'));
          this.#uploads.set(change.path, { bytes: Buffer.from(base64, 'base64'), ...size });
        }
      this.#texts = changes.filter((change) => 'text' in change);
      return this.update();
    });
  }

  /** Shows what others have saved, with the same unsaved changes. */
  refresh(): Promise<Shown> {
    return this.inTurn(() => this.update());
  }

  private inTurn(work: () => Promise<Shown>): Promise<Shown> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  private async update(): Promise<Shown> {
    const { snapshot } = await readContent(this.#content);
    const wanted = withTexts(snapshot.files, this.#texts);
    const pictures = { ...Object.fromEntries(this.#uploads), ...snapshot.pictures };
    const shown = await validPart(wanted, this.#shown, (files) =>
      Promise.resolve(this.filesWithErrors(files, pictures)),
    );
    await updateFolder(this.#content, this.#folder, {
      files: shown,
      saved: Object.keys(snapshot.pictures),
      uploads: this.#uploads,
      // what waits may need a picture that is no longer wanted
      keepsPictures: shown !== wanted,
    });
    this.#shown = shown;
    return { waiting: waitingFiles(wanted, shown) };
  }

  private filesWithErrors(files: Files, pictures: Snapshot['pictures']): readonly string[] {
    const problems = checkTexts(this.#content.model, files, pictures);
    const errors = problems.filter(({ severity }) => severity === 'error');
    return [...new Set(errors.map(({ file }) => file))];
  }
}
