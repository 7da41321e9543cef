import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The content of the small site, which no test changes. */
export const smallSite = path.join(__dirname, 'content');

/** A copy of a content folder for a test to damage; there is nothing else beside it. */
export class ContentFolder {
  readonly #parent = mkdtempSync(path.join(tmpdir(), 'content-'));
  readonly root = path.join(this.#parent, 'content');
  /** Where its editor keeps what is edited. */
  readonly edits = path.join(this.#parent, '.edited');

  /** Restores all files in the same folder, which may be a disk of its own; nothing in it is edited. */
  restore(): void {
    rmSync(this.edits, { recursive: true, force: true });
    mkdirSync(this.root, { recursive: true });
    for (const name of readdirSync(this.root))
      rmSync(path.join(this.root, name), { recursive: true });
    cpSync(smallSite, this.root, { recursive: true });
  }

  discard(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string | Uint8Array): void {
    writeFileSync(path.join(this.root, file), text);
  }

  copy(file: string, to: string): void {
    cpSync(path.join(this.root, file), path.join(this.root, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /** Replaces text in a file. @throws if it isn't there, so that the test can't go stale */
  replace(file: string, words: string, replacement: string): void {
    const text = this.read(file);
    if (!text.includes(words)) throw new Error(`${file} does not contain ${words}.`);
    this.write(
      file,
      text.replace(words, () => replacement),
    );
  }
}

/** A copy for the tests of one file: restored before each of them, deleted after the last. */
export function contentForTests(): ContentFolder {
  const content = new ContentFolder();
  content.restore();
  beforeEach(() => content.restore());
  afterAll(() => content.discard());
  return content;
}
