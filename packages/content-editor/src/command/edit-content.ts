import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { FolderInUse, lockFolder } from 'command-line/folder-lock';
import { folderPort } from 'command-line/free-port';
import { openBrowser } from 'command-line/open-browser';
import { editorTitle } from '../facts';
import { type EditorOptions, startEditor } from '../server/editor-server';
import type { Site } from '../server/site';

/** Signals that stop a command: Ctrl+C, a program, closing the terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Options = {
  readonly site: Site;
  /** The folder with the content folder. */
  readonly folder: string;
  /** Whether closing its last page ends it, as for who started it without a terminal. */
  readonly endsWithPage: boolean;
};

/**
 * Edits the content of a site until it is stopped: serves the form, and opens it.
 * An editor of the same folder that is already running opens its page instead.
 * @throws {CommandError} if there is no content, or the folder is locked
 */
export async function editContent({ site, folder, endsWithPage }: Options): Promise<void> {
  const lock = await lockForEditor(folder);
  if (!lock) {
    console.log('\nThe editor is already running, and opens once more.');
    return;
  }
  const stopped = new AbortController();
  for (const signal of signals) process.once(signal, () => stopped.abort());
  try {
    const onLeft = endsWithPage ? () => stopped.abort() : undefined;
    const editor = await startOnPort(folder, { ...site, onLeft });
    lock.onRefused(() => openBrowser(editor.url));
    const end = endsWithPage ? 'It ends when you close the editor.' : 'Stop with Ctrl+C.';
    console.log(`\n${editorTitle} at ${editor.url}\n${end}`);
    openBrowser(editor.url);
    try {
      // the server keeps the process alive
      if (!stopped.signal.aborted) await once(stopped.signal, 'abort');
    } finally {
      await editor.close();
    }
  } finally {
    lock.unlock();
  }
}

/** Locks a folder for the editor. @returns undefined if the editor that has locked it shows itself */
function lockForEditor(folder: string) {
  const inUse = (locked: string) =>
    `An editor of ${locked} is starting, or is suspended. Wait, or stop it.`;
  return lockFolder(folder, { name: 'content-editor', inUse }).catch((error: unknown) => {
    if (error instanceof FolderInUse && error.isShown) return undefined;
    throw error;
  });
}

/**
 * Starts the server, at another address if the port is taken. Its port is always the same for a folder, since
 * browsers keep what is typed by address.
 */
async function startOnPort(folder: string, more: Site & Pick<EditorOptions, 'onLeft'>) {
  const root = path.resolve(folder, 'content');
  if (!existsSync(root)) throw new CommandError(`There is no content folder ${root}.`);
  const port = folderPort(folder);
  return startEditor({ ...more, root, port }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(
      `\nAnother program is using port ${port}. What you have typed will be back once it is free.`,
    );
    return startEditor({ ...more, root });
  });
}
