import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder like the one a build writes, for one test file; every test finds it empty. */
export function buildFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const at = (file: string) => path.join(folder, file);
  return {
    path: () => folder,
    write: (file: string, content: string | Buffer) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    read: (file: string) => readFileSync(at(file)),
    text: (file: string) => readFileSync(at(file), 'utf8'),
    has: (file: string) => existsSync(at(file)),
    /** Every file, in order. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
  };
}
