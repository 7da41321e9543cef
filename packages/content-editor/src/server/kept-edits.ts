import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import type { LocalApi } from '../local/api';
import type { KeptEdit } from '../store/edits';
import { queue } from '../store/queue';
import { isWritable } from '../store/writable';
import { Refusal } from './refusal';
import { sentJson } from './sent-json';
import { writeFiles } from './write/write-files';

/** Where what is edited is kept: a file for each file and picture of the content, of the same name with “.json” behind it. */
export type KeptContent = { readonly model: ContentModel; readonly edits: string };

const ending = '.json';

/** The format of these files. Raise it with each change of `KeptEdit` that this code, or the code before, would misread. */
const format = 1;

/** An edit in its file. The first format had no number yet. */
type EditFile = KeptEdit & { readonly format?: number };

/**
 * What is edited, by path. A file that is damaged is left alone.
 * @throws Refusal if another version of the editor has kept something, since this one would misread it, or write over it
 */
export async function readEdits(edits: string): Promise<LocalApi['/api/edits']['answer']> {
  const names = await readdir(edits, { recursive: true }).catch(() => []);
  const read = names.map(async (name): Promise<readonly [string, KeptEdit][]> => {
    if (!name.endsWith(ending)) return [];
    const kept = await readEdit(path.join(edits, name));
    if (!kept) return [];
    const { format: found = 1, ...edit } = kept;
    if (found !== format)
      throw new Refusal(
        409,
        `What was typed here is in the folder “${path.basename(edits)}”, as another version of the editor has kept it. Publish it with that version, or move the folder away.`,
      );
    return [[name.slice(0, -ending.length).replaceAll(path.sep, '/'), edit]];
  });
  return (await Promise.all(read)).flat();
}

/** Undefined for a file that is damaged. */
async function readEdit(file: string): Promise<EditFile | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as EditFile;
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
 * Keeps what is edited anew, all or nothing. Git ignores the folder.
 * @param body the changes, as JSON
 * @throws Refusal for changes that the form can't have made; the system's error if writing fails
 */
export async function keepEdits({ model, edits }: KeptContent, body: string): Promise<null> {
  const changes = sentJson(schema, body, 'these changes');
  if (!changes.every(([file]) => isWritable(model, file)))
    throw new Refusal(400, 'The site has no place for one of these changes.');
  const writes = changes.map(([file, edit]) => ({
    path: file + ending,
    bytes: edit && Buffer.from(JSON.stringify({ format, ...edit })),
  }));
  await inOrder(async () => {
    await mkdir(edits, { recursive: true });
    const ignored = path.join(edits, '.gitignore');
    if (!existsSync(ignored)) await writeFile(ignored, '*\n');
    await writeFiles(edits, writes);
  });
  return null;
}
