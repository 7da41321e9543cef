import { type PictureInspection, type Problem, problemKey } from 'content-check/problem';
import { entriesOf } from '../session/state';
import type { Change, Check, Shown, Snapshot, Upload } from '../session/store';
import { validPart, waitingFiles, withTexts } from '../session/valid-part';
import { contentPictures } from './content-pictures';
import type { LivePages } from './live-pages';

type Files = Snapshot['files'];

type Settings = {
  readonly pages: Pick<LivePages, 'show'>;
  readonly check: Check;
  /** The content as it is saved. */
  readonly saved: () => Promise<Snapshot>;
  /** The texts with which the site was built. */
  readonly built: () => Promise<Files>;
  /** Decodes an upload. */
  readonly inspect: (base64: string) => Promise<PictureInspection>;
  /** Loads a saved picture. */
  readonly picture: (path: string) => Promise<Upload | undefined>;
};

/** Unsaved changes on the published page, as far as they are valid: a file with a mistake stays as it was last valid. */
export class ShownChanges {
  readonly #settings: Settings;
  readonly #uploads = new Map<string, Upload>();
  #shown: Files | undefined;
  #texts: readonly Extract<Change, { readonly text: string | null }>[] = [];
  /** One at a time; the last one wins. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * Shows unsaved changes in place of earlier ones.
   * @param changes all changed texts; pictures only once
   */
  show(changes: readonly Change[]): Promise<Shown> {
    return this.inTurn(async () => {
      for (const change of changes)
        if ('base64' in change && change.base64 !== null)
          await this.add(change.path, change.base64);
      this.#texts = changes.filter((change) => 'text' in change);
      return this.update();
    });
  }

  /** Shows what is saved now, with the same unsaved changes. */
  refresh(): Promise<Shown> {
    return this.inTurn(() => this.update());
  }

  private async add(path: string, base64: string): Promise<void> {
    const found = await this.#settings.inspect(base64);
    if ('width' in found) this.#uploads.set(path, { ...found, base64 });
  }

  private inTurn(work: () => Promise<Shown>): Promise<Shown> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  private async update(): Promise<Shown> {
    const { pages, check, saved, built, picture } = this.#settings;
    const snapshot = await saved();
    const wanted = withTexts(snapshot.files, this.#texts);
    const sizes = { ...snapshot.pictures, ...Object.fromEntries(this.#uploads) };
    // mistakes that are saved are nobody's now
    const known = keysOf((await check(snapshot.files, snapshot.pictures)) ?? []);
    const shown = await validPart(wanted, this.#shown ?? snapshot.files, async (files) => {
      const problems = (await check(files, sizes)) ?? [];
      const errors = problems.filter(
        (problem) => problem.severity === 'error' && !known.has(problemKey(problem)),
      );
      return [...new Set(errors.map(({ file }) => file))];
    });
    this.#shown = shown;
    const needsBuild = await pages.show({
      built: entriesOf(await built()),
      shown: entriesOf(shown),
      ...contentPictures({ sizes, uploads: this.#uploads, read: picture }),
    });
    return { waiting: waitingFiles(wanted, shown), needsBuild };
  }
}

const keysOf = (problems: readonly Problem[]) => new Set(problems.map(problemKey));
