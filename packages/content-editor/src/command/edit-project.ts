import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { CommandError } from 'command-line/command';
import { FolderInUse, lockFolder } from 'command-line/folder-lock';
import { folderPort } from 'command-line/free-port';
import { openBrowser } from 'command-line/open-browser';
import { startEditor } from '../server/editor-server';
import { loadConfig, type Project } from './load-config';

/** Signals that stop a command: Ctrl+C, a program, closing the terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Options = {
  /** The path of the configuration. */
  readonly config: string;
  /** Whether closing its last page ends it, as for who started it without a terminal. */
  readonly endsWithPage: boolean;
};

/**
 * Edits the content of a project until it is stopped: serves the form, and opens it.
 * An editor of the same folder that is already running opens its page instead.
 * @throws {CommandError} as `loadConfig` does; if there is no content, or the folder is locked
 */
export async function editProject({ config, endsWithPage }: Options): Promise<void> {
  const project = loadConfig(config);
  const lock = await lockProject(project);
  if (!lock) {
    console.log('\nThe editor is already running, and opens once more.');
    return;
  }
  const stopped = new AbortController();
  for (const signal of signals) process.once(signal, () => stopped.abort());
  try {
    const onLeft = endsWithPage ? () => stopped.abort() : undefined;
    const editor = await startOnPort(project, onLeft);
    lock.onRefused(() => openBrowser(editor.url));
    const end = endsWithPage ? 'It ends when you close the editor.' : 'Stop with Ctrl+C.';
    console.log(`\n${project.editor.title} at ${editor.url}\n${end}`);
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

/** Locks a project for the editor. @returns undefined if the editor that has locked it shows itself */
function lockProject({ folder }: Project) {
  const inUse = (locked: string) =>
    `An editor of ${locked} is starting, or is suspended. Wait, or stop it.`;
  return lockFolder(folder, { name: 'content-editor', inUse }).catch((error: unknown) => {
    if (error instanceof FolderInUse && error.isShown) return undefined;
    throw error;
  });
}

/** Starts the server, at another address if the port is taken. */
async function startOnPort(
  { editor, definition, folder, at, choices, frame }: Project,
  onLeft: (() => void) | undefined,
) {
  const { model, pages, content = 'content', port = folderPort(folder) } = editor;
  const root = at(content);
  if (!existsSync(root)) throw new CommandError(`There is no content folder ${root}.`);
  const options = { model, definition, choices, frame, site: pages?.site, root, onLeft };
  return startEditor({ ...options, port }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(
      `\nAnother program is using port ${port}. Your unsaved changes will be back once it is free.`,
    );
    return startEditor(options);
  });
}
