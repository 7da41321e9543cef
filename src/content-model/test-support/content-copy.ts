import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../check/check-content';
import { formatProblem } from '../check/format-problem';

const shipped = 'content';

/** A copy of the shipped content that a test may damage. */
export class ContentCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'content-'));
  readonly root = join(this.#parent, shipped);

  /** Puts the shipped content back, times included, so that pictures need not be read again. */
  restore(): void {
    rmSync(this.root, { recursive: true, force: true });
    cpSync(shipped, this.root, { recursive: true, preserveTimestamps: true });
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

  /** What the check says about the copy, a line a problem, without the shipped placeholders. */
  async problems(): Promise<readonly string[]> {
    const problems = await checkContent(this.root);
    return problems
      .map((problem) => `${problem.severity} ${formatProblem(problem)}`)
      .filter((line) => !line.includes('A placeholder still stands here'));
  }
}

/** A copy for the tests of one file: as shipped before each of them, gone after the last. */
export function contentForTests(): ContentCopy {
  const content = new ContentCopy();
  beforeEach(() => {
    content.restore();
  });
  afterAll(() => {
    content.discard();
  });
  return content;
}
