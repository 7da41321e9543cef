import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readContentFolder } from 'content-check/check-content';
import { checkFolder } from 'content-check/check-folder';
import { inspectPictures } from 'content-check/inspect-pictures';
import { terminalMessagesOf } from 'content-check/messages/terminal-messages';
import { formatProblem } from 'content-check/messages/messages';
import { contentModel } from '../../../src/rules/content-model';
import { writeFixtureContent } from './fixture-content';

/** A copy of the fixture's content for a test to damage. */
export class ContentCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #whole = join(this.#parent, 'whole');
  readonly root = join(this.#parent, 'content');

  async prepare(): Promise<void> {
    await writeFixtureContent(this.#whole, { plain: true });
  }

  /** Restores all files. Unchanged ones are kept, so that pictures needn't be read again. */
  restore(): void {
    // what is edited in its editor
    rmSync(join(this.#parent, '.edited'), { recursive: true, force: true });
    mkdirSync(this.root, { recursive: true });
    const before = statesBelow(this.#whole);
    for (const [path, state] of statesBelow(this.root)) {
      if (before.get(path) !== state)
        rmSync(join(this.root, path), { recursive: true, force: true });
    }
    cpSync(this.#whole, this.root, { recursive: true, preserveTimestamps: true, force: false });
  }

  discard(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string | Uint8Array): void {
    writeFileSync(join(this.root, path), text);
  }

  copy(path: string, to: string): void {
    cpSync(join(this.root, path), join(this.root, to));
  }

  remove(path: string): void {
    rmSync(join(this.root, path));
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

  /** What the check reports about the copy, a line for each problem, except its placeholders. */
  async problems(): Promise<readonly string[]> {
    const folder = await readContentFolder(contentModel, this.root);
    const pictures = await inspectPictures(this.root, folder.paths);
    return checkFolder(contentModel, folder, pictures)
      .map(
        (problem) =>
          `${problem.severity} ${formatProblem(problem, terminalMessagesOf(contentModel))}`,
      )
      .filter((line) => !line.includes('This is still a placeholder'));
  }
}

/** A state of each file by path, which changes when it is overwritten. Doesn't follow links. */
function statesBelow(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = lstatSync(path);
      // a copy's times are whole milliseconds
      const file = `${entry.isFile() ? 'file' : 'link'} ${size} ${Math.round(mtimeMs)}`;
      return [relative(folder, path), entry.isDirectory() ? 'folder' : file];
    }),
  );
}

/** A copy for the tests of one file: restored before each of them, deleted after the last. */
export function contentForTests(): ContentCopy {
  // pictures are created and read many times, possibly on a busy machine
  jest.setTimeout(30_000);
  const content = new ContentCopy();
  beforeAll(() => content.prepare());
  beforeEach(() => {
    content.restore();
  });
  afterAll(() => {
    content.discard();
  });
  return content;
}
