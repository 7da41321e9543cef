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
import { checkContent } from '../../src/content-model/validation/check-content';
import { formatProblem } from '../../src/content-model/validation/problem';
import { writeFixtureContent } from './fixture-content';

/** A copy of the fixture's content for a test to damage. */
export class ContentCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #whole = join(this.#parent, 'whole');
  readonly root = join(this.#parent, 'content');

  async prepare(): Promise<void> {
    await writeFixtureContent(this.#whole, { plain: true });
  }

  /** Repairs all damage. What is as it was stays: most of it, and pictures need not be read again. */
  restore(): void {
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

  remove(path: string): void {
    rmSync(join(this.root, path));
  }

  /** Replaces words of a file; the test fails where they are not there, so that it can't go stale. */
  replace(path: string, words: string, others: string): void {
    const text = this.read(path);
    if (!text.includes(words)) throw new Error(`${path} does not hold ${words}.`);
    this.write(
      path,
      text.replace(words, () => others),
    );
  }

  /** What the check says about the copy, a line a problem, without the placeholders it has. */
  async problems(): Promise<readonly string[]> {
    const problems = await checkContent(this.root);
    return problems
      .map((problem) => `${problem.severity} ${formatProblem(problem)}`)
      .filter((line) => !line.includes('This is still a placeholder'));
  }
}

/** What tells a file from any that was written over it, and what is no file, by path. Follows no link. */
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

/** A copy for the tests of one file: whole before each of them, gone after the last. */
export function contentForTests(): ContentCopy {
  // pictures are made and read again and again, on machines that do other things besides
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
