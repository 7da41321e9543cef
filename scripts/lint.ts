import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ESLint } from 'eslint';
import { command } from 'command-line/command';
import { lintKeys } from './support/lint-keys';

/** The keys of files without problems; reinstalling the packages removes it. */
const cache = path.resolve('node_modules/.cache/lint.json');

/** `npm run lint`: ESLint, skipping files that had no problems and whose dependencies are unchanged. */
command(async () => {
  const keys = lintKeys(process.cwd());
  const previous = await readFile(cache, 'utf8').then(
    (text) => new Map(Object.entries(JSON.parse(text) as Record<string, string>)),
    () => new Map<string, string>(),
  );
  const clean = new Map([...keys].filter(([file, key]) => previous.get(file) === key));
  const eslint = new ESLint({
    ignorePatterns: [...clean.keys()].map((file) => path.relative('.', file)),
    // if all files are clean
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles('.');
  for (const { filePath, messages } of results) {
    const key = keys.get(filePath);
    if (key && messages.length === 0) clean.set(filePath, key);
  }
  await mkdir(path.dirname(cache), { recursive: true })
    .then(() => writeFile(cache, JSON.stringify(Object.fromEntries(clean))))
    // if the disk is full or read-only, the next run lints more files
    .catch(() => undefined);
  const formatter = await eslint.loadFormatter('stylish');
  const text = await formatter.format(results);
  if (text) console.log(text);
  return text === '';
});
