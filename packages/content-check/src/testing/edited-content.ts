import { checkFolder } from '../check-folder';
import type { ContentFolder } from '../content-document';
import type { ContentModel } from '../content-model';
import { folderOfTexts } from '../folder-of-texts';
import type { PictureInspection, Problem } from '../problem';
import { terminalMessagesOf } from '../messages/terminal-messages';
import { formatProblem } from '../messages/messages';

type Files = Readonly<Record<string, string | Uint8Array>>;
type Inspections = Readonly<Record<string, PictureInspection>>;

/** Content in memory for a test to damage, and what the check says about it. */
export class EditedContent {
  #files: Record<string, string | Uint8Array> = {};
  #pictures: Record<string, PictureInspection> = {};
  #committed: Files = {};

  /**
   * @param whole the texts of the JSON files, by their paths below the content folder
   * @param pictures what is known of its pictures, by their paths
   * @param expected the code of problems that this content has anyway
   */
  constructor(
    readonly model: ContentModel,
    readonly whole: Readonly<Record<string, string>>,
    readonly pictures: Inspections,
    readonly expected?: string,
  ) {
    this.restore();
  }

  /** Undoes all changes. */
  restore(): void {
    this.#files = { ...this.whole };
    this.#pictures = { ...this.pictures };
    this.#committed = {};
  }

  /** The texts as they are now. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.keys(this.#files).map((path) => [path, this.read(path)]));
  }

  /** @throws if there is no such file */
  read(path: string): string {
    const file = this.#files[path];
    if (file === undefined) throw new Error(`There is no ${path}.`);
    return typeof file === 'string' ? file : new TextDecoder().decode(file);
  }

  write(path: string, text: string | Uint8Array): void {
    this.#files[path] = text;
  }

  /** Puts a picture there, of which this is known. */
  writePicture(path: string, picture: PictureInspection): void {
    this.#pictures[path] = picture;
  }

  /** @throws if there is no such file */
  remove(path: string): void {
    if (!(path in this.#files || path in this.#pictures)) throw new Error(`There is no ${path}.`);
    Reflect.deleteProperty(this.#files, path);
    Reflect.deleteProperty(this.#pictures, path);
  }

  /** Replaces text in a file. @throws if it isn't there, so that the test can't go stale */
  replace(path: string, words: string, replacement: string): void {
    const text = this.read(path);
    if (!text.includes(words)) throw new Error(`${path} does not contain ${words}.`);
    this.write(
      path,
      text.replace(words, () => replacement),
    );
  }

  /** Takes the files as they are now for those of the last commit. */
  commit(): void {
    this.#committed = { ...this.#files };
  }

  /** The problems of the content, except those that it has anyway. */
  check(): readonly Problem[] {
    const pictures = new Map(Object.entries(this.#pictures));
    const problems = checkFolder(this.model, this.#folder(), pictures);
    return problems.filter(({ code }) => code !== this.expected);
  }

  /** The same, a line for each. */
  problems(): readonly string[] {
    return this.check().map(
      (problem) => `${problem.severity} ${formatProblem(problem, terminalMessagesOf(this.model))}`,
    );
  }

  #folder(): ContentFolder {
    const isText = (path: string) => /\.json$/i.test(path);
    const paths = Object.keys(this.#files).sort();
    const texts = paths.filter(isText).map((path) => [path, this.#files[path] ?? ''] as const);
    const others = paths.filter((path) => !isText(path));
    const folder = folderOfTexts(this.model, Object.fromEntries(texts), [
      ...others,
      ...Object.keys(this.#pictures),
    ]);
    const changed = Object.entries(this.#committed).filter(
      ([path, file]) => isText(path) && this.#files[path] !== file,
    );
    const committed = folderOfTexts(this.model, Object.fromEntries(changed)).documents;
    return { ...folder, committed };
  }
}

/** Content for the tests of one file, restored before each of them. */
export function editedContent(
  ...given: ConstructorParameters<typeof EditedContent>
): EditedContent {
  const content = new EditedContent(...given);
  beforeEach(() => content.restore());
  return content;
}
