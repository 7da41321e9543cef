import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Options = {
  /** Whether the folder is the working directory of the tests. */
  readonly enter?: boolean;
};

/** A folder like the one that a build writes, for one test file; empty before each test. */
export function buildFolder({ enter = false }: Options = {}) {
  const home = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'build-')));
    if (enter) process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  const at = (file: string) => path.join(folder, file);
  return {
    path: () => folder,
    write: (file: string, content: string | Buffer) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    remove: (file: string) => rmSync(at(file), { force: true }),
    read: (file: string) => readFileSync(at(file)),
    text: (file: string) => readFileSync(at(file), 'utf8'),
    has: (file: string) => existsSync(at(file)),
    /** Every file, sorted. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
  };
}
