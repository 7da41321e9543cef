import type { FileWrite, Snapshot } from './store';

type Files = Snapshot['files'];

type TextWrite = Extract<FileWrite, { readonly text: string | null }>;

/** The saved files with changed texts, which are the last ones, as the check expects. */
export function withTexts(saved: Files, texts: readonly TextWrite[]): Files {
  const changed = new Set(texts.map(({ path }) => path));
  const kept = Object.entries(saved).filter(([path]) => !changed.has(path));
  const written = texts.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const]));
  return Object.fromEntries([...kept, ...written]);
}

/**
 * The wanted files, with those that hold back a valid state as they are shown.
 * @param shown the files as they are shown
 * @param filesWithErrors the check
 */
export async function validFiles(
  wanted: Files,
  shown: Files,
  filesWithErrors: (files: Files) => Promise<readonly string[]>,
): Promise<Files> {
  let files = wanted;
  let waiting: readonly string[] = [];
  for (;;) {
    const invalid = await filesWithErrors(files);
    if (invalid.length === 0) return files;
    const more = [...new Set(invalid)].filter((file) => !waiting.includes(file));
    // the mistake is in a file that is shown as it was, so what it needs is in another one
    if (more.length === 0) return shown;
    waiting = [...waiting, ...more];
    files = mixed(shown, wanted, waiting);
  }
}

/** The files that are wanted otherwise than they are shown. */
export function filesShownOtherwise(wanted: Files, shown: Files): readonly string[] {
  return Object.keys({ ...wanted, ...shown }).filter((file) => wanted[file] !== shown[file]);
}

/** The wanted files without those that wait. Those that are to be deleted stay, since others may need them. */
function mixed(shown: Files, wanted: Files, waiting: readonly string[]): Files {
  const ready = Object.entries(wanted).filter(([path]) => !waiting.includes(path));
  const replaced = new Set(ready.map(([path]) => path));
  const kept = Object.entries(shown).filter(([path]) => !replaced.has(path));
  return Object.fromEntries([...kept, ...ready]);
}
