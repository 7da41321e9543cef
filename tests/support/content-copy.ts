import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../src/content-model/check/check-content';
import { formatProblem } from '../../src/content-model/check/format-problem';

/**
 * The content of a whole site, as it was first delivered. The tests do not use the site's own: that
 * is the editors' to change.
 */
const delivered = 'tests/fixture/content';

/** The pictures it shows, and their sizes in pixels. */
const pictures = [
  { name: 'valley-dawn', width: 1920, height: 1200 },
  { name: 'valley-dawn-phone', width: 1080, height: 1080 },
  { name: 'valley-night', width: 1920, height: 1200 },
  { name: 'valley-night-phone', width: 1080, height: 1080 },
  { name: 'valley-night-wide', width: 1920, height: 823 },
  { name: 'valley-firstlight-wide', width: 1920, height: 823 },
  { name: 'valley-firstlight-phone', width: 1080, height: 1080 },
  { name: 'quilt-dawn', width: 960, height: 1200 },
  { name: 'quilt-night', width: 960, height: 1200 },
];

/** A copy of that content for a test to damage. */
export class ContentCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #whole = join(this.#parent, 'whole');
  readonly root = join(this.#parent, 'content');

  async prepare(): Promise<void> {
    cpSync(delivered, this.#whole, { recursive: true });
    mkdirSync(join(this.#whole, 'images'));
    for (const { name, width, height } of pictures) {
      const image = sharp({ create: { width, height, channels: 3, background: '#2c5f63' } });
      await image.webp({ effort: 0 }).toFile(join(this.#whole, `images/${name}.webp`));
    }
  }

  /** Mends all damage. The pictures keep their times, so that they need not be read again. */
  restore(): void {
    rmSync(this.root, { recursive: true, force: true });
    cpSync(this.#whole, this.root, { recursive: true, preserveTimestamps: true });
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
      .filter((line) => !line.includes('A placeholder still stands here'));
  }
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
