import type { FileWrite, Shown, Snapshot, Upload } from './store';
import { queue } from './queue';
import { validFiles, filesShownOtherwise, withTexts } from './valid-files';

type Files = Snapshot['files'];

type Pictures = Snapshot['pictures'];

/** What is to be shown. */
export type ToShow = {
  readonly files: Files;
  /** What is saved. */
  readonly saved: Snapshot;
  /** The pictures that aren't saved yet, by path. */
  readonly uploads: ReadonlyMap<string, Upload>;
  /** The sizes of all pictures. */
  readonly pictures: Pictures;
  /** Whether nothing waits. Otherwise, a file that is shown as it was may need pictures that the edited content has no more. */
  readonly isWhole: boolean;
};

/** Where content is shown. */
export type Sink = {
  readonly saved: () => Promise<Snapshot>;
  /** Decodes an upload; undefined for one that can't be shown. */
  readonly decode: (base64: string) => Promise<Upload | undefined>;
  /**
   * The files that can't be shown as they are, because of a problem.
   * @param saved what is saved, whose own mistakes need not count
   */
  readonly problemFiles: (
    files: Files,
    pictures: Pictures,
    saved: Snapshot,
  ) => Promise<readonly string[]>;
  /** The files with something in place of what they still need, as far as the site can show them then. */
  readonly complete?: (files: Files, shown: Files, pictures: Pictures) => Files;
  /** @returns what only a build can show */
  readonly show: (content: ToShow) => Promise<Shown['needsBuild']>;
};

/**
 * The content that the site shows beside the form: what is saved and what is not, as far as it is valid together. A file
 * with a mistake stays as it was last valid.
 */
export class ShownContent {
  readonly #sink: Sink;
  readonly #uploads = new Map<string, Upload>();
  #shown: Files | undefined;
  #texts: readonly Extract<FileWrite, { readonly text: string | null }>[] = [];
  /** One update at a time; the last one wins. */
  readonly #queue = queue();

  /** @param shown the files that are shown already; at first, those that are saved by default */
  constructor(sink: Sink, shown?: Files) {
    this.#sink = sink;
    this.#shown = shown;
  }

  /**
   * Shows unsaved changes in place of earlier ones.
   * @param changes all changed texts; pictures only once, since they are large
   */
  show(changes: readonly FileWrite[]): Promise<Shown> {
    return this.#queue(async () => {
      for (const change of changes) {
        const isUpload = 'base64' in change && change.base64 !== null;
        const upload = isUpload ? await this.#sink.decode(change.base64) : undefined;
        if (upload) this.#uploads.set(change.path, upload);
      }
      this.#texts = changes.filter((change) => 'text' in change);
      return this.update();
    });
  }

  /** Shows what is saved now, with the same unsaved changes. */
  refresh(): Promise<Shown> {
    return this.#queue(() => this.update());
  }

  private async update(): Promise<Shown> {
    const saved = await this.#sink.saved();
    const uploads = this.#uploads;
    const pictures = { ...Object.fromEntries(uploads), ...saved.pictures };
    const edited = withTexts(saved.files, this.#texts);
    const shown = this.#shown ?? saved.files;
    const wanted = this.#sink.complete?.(edited, shown, pictures) ?? edited;
    const files = await validFiles(wanted, shown, (some) =>
      this.#sink.problemFiles(some, pictures, saved),
    );
    const isWhole = files === wanted;
    const needsBuild = await this.#sink.show({ files, saved, uploads, pictures, isWhole });
    this.#shown = files;
    return { waiting: filesShownOtherwise(wanted, files), ...(needsBuild && { needsBuild }) };
  }
}
