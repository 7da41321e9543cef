import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command';

/** Another command has locked the folder; `isShown` says whether it has answered that it shows itself. */
export class FolderInUse extends CommandError {
  constructor(
    message: string,
    readonly isShown: boolean,
  ) {
    super(message);
  }
}

type Options = {
  /** What is locked: commands with the same name exclude each other. */
  readonly name: string;
  /** Says that the folder is in use, and what to do. */
  readonly inUse: (folder: string) => string;
};

/**
 * Prevents other commands from working in a folder, until this process ends or unlocks it. The lock is a socket. Others
 * who use this computer may know its path, and on Windows connect to it: so it carries nothing but the wish of another
 * command that this one shows itself, and that it does. Windows lets only the owner of a pipe write to it.
 * @throws {FolderInUse} if another command has locked it, which was asked to show itself
 */
export async function lockFolder(root: string, { name, inUse }: Options) {
  const folder = await realpath(root);
  const id = `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : path.join(tmpdir(), id);
  let show: (() => void) | undefined;
  const server = createServer((client) => {
    client.on('error', () => undefined).unref();
    client.setTimeout(patience, () => client.destroy());
    client.once('data', () => {
      client.end(show ? shown : '');
      show?.();
    });
  }).unref();
  const listen = () => once(server.listen(socket), 'listening');
  await listen().catch(async () => {
    const answer = await askToShow(socket);
    if (answer !== undefined) throw new FolderInUse(inUse(folder), answer === shown);
    // a killed process leaves its socket behind; where none can be created, as in a sandbox, there is no lock
    await rm(socket, { force: true })
      .then(listen)
      .catch(() => undefined);
  });
  return {
    unlock: () => {
      server.close();
    },
    /** Sets what shows this command when another one is refused the folder. */
    onRefused: (shows: () => void) => {
      show = shows;
    },
  };
}

/** The answer of a command that shows itself. */
const shown = 'shown';

/** Milliseconds after which the other side of a socket is taken for suspended. */
const patience = 1000;

/**
 * Asks whoever listens at a socket to show itself.
 * @returns its answer, which is empty of a suspended process (Ctrl+Z); undefined if nothing listens
 */
async function askToShow(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(patience, () => socket.destroy());
  return once(socket, 'connect').then(
    () => text(socket.end('show')).catch(() => ''),
    () => undefined,
  );
}
