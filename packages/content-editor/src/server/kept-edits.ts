import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentModel } from 'content-check/content-model';
import { unlessMissing } from 'content-check/unless-missing';
import * as z from 'zod';
import type { LocalApi } from '../local/api';
import type { KeptEdit } from '../store/edits';
import { queue } from '../store/queue';
import { isContentFile } from '../store/content-file';
import { Refusal } from './refusal';
import { sentJson } from './sent-json';
import { writeFiles } from './write/write-files';

/** The folder that keeps what is edited, in a file for each of the content, with “.json” behind its name. */
export type KeptContent = { readonly model: ContentModel; readonly edits: string };

const ending = '.json';

/** The format of these files. Raise it with each change of `KeptEdit` that either code would misread. */
const format = 1;

/** An edit in its file. The first format had no number yet. */
type EditFile = KeptEdit & { readonly format?: number };

/**
 * What is edited, by path. A file that is damaged is left alone.
 * @throws Refusal if another version of the editor has kept something, since this one would misread it, or
 *   write over it; the system's error if a file can't be read
 */
export async function readEdits(edits: string): Promise<LocalApi['/api/edits']['answer']> {
  const entries = await unlessMissing(readdir(edits, { recursive: true, withFileTypes: true }));
  const read = (entries ?? []).map(async (entry): Promise<readonly [string, KeptEdit][]> => {
    if (entry.isDirectory() || !entry.name.endsWith(ending)) return [];
    const file = path.join(entry.parentPath, entry.name);
    const kept = await readEdit(file);
    if (!kept) return [];
    const { format: found = 1, ...edit } = kept;
    if (found !== format)
      throw new Refusal(
        409,
        `What was typed here is in the folder “${path.basename(edits)}”, as another version of the editor has kept it. Publish it with that version, or move the folder away.`,
      );
    const name = path.relative(edits, file).slice(0, -ending.length);
    return [[name.replaceAll(path.sep, '/'), edit]];
  });
  return (await Promise.all(read)).flat();
}

/** Undefined if it is damaged, or gone meanwhile. @throws the system's error if it can't be read */
async function readEdit(file: string): Promise<EditFile | undefined> {
  const text = await unlessMissing(readFile(file, 'utf8'));
  try {
    return JSON.parse(text ?? '') as EditFile;
  } catch {
    return undefined;
  }
}

/** What comes later is written later, also where nobody waits for an earlier answer any more. */
const inOrder = queue();

const schema = z
  .array(
    z.tuple([
      z.string(),
      z.looseObject({ base: z.string().nullable(), oldName: z.string().optional() }).nullable(),
    ]),
  )
  .max(1000);

/**
 * Keeps what is edited anew, each change by itself: one that can't be kept is no reason to lose the others.
 * Git ignores the folder.
 * @param body the changes, as JSON
 * @throws Refusal for a change that has no place, otherwise the system's error, once all others are kept
 */
export async function keepEdits({ model, edits }: KeptContent, body: string): Promise<null> {
  const changes = sentJson(schema, body, 'these changes');
  const keepOne = async ([file, edit]: (typeof changes)[number]) => {
    if (isContentFile(model, file)) {
      const bytes = edit && Buffer.from(JSON.stringify({ format, ...edit }));
      await writeFiles(edits, [{ path: file + ending, bytes }]);
    } else if (edit) throw new Refusal(400, `The site has no place for “${file}”.`);
  };
  await inOrder(async () => {
    await mkdir(edits, { recursive: true });
    const ignored = path.join(edits, '.gitignore');
    if (!existsSync(ignored)) await writeFile(ignored, '*\n');
    const failures: unknown[] = [];
    for (const change of changes)
      await keepOne(change).catch((failure: unknown) => failures.push(failure));
    if (failures.length > 0) throw failures[0];
  });
  return null;
}
