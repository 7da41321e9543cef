import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command';

/** A folder that other commands leave alone until this process ends or unlocks it. */
export type FolderLock = {
  readonly unlock: () => void;
  /** Tells commands that want the folder where it is being edited. */
  readonly tellAddress: (address: string) => void;
};

/** Another command uses the folder; `address` is where it is being edited, if it is. */
export class FolderInUse extends CommandError {
  constructor(
    folder: string,
    readonly address: string,
  ) {
    super(
      `The site in ${folder} is being edited, developed or built by another command. Stop it, or wait for its end.`,
    );
  }
}

/**
 * Keeps other commands from using Gatsby in a folder. Gatsby itself doesn't: a build beside
 * `gatsby develop` succeeds with pages of older content.
 * @throws {FolderInUse} if another command has locked it
 */
export async function lockFolder(root = '.'): Promise<FolderLock> {
  const folder = await realpath(root);
  const socket = socketOf(folder);
  let address = '';
  const listen = async (): Promise<Server> => {
    const server = createServer((other) => other.on('error', () => undefined).end(address));
    server.listen(socket);
    await once(server, 'listening');
    return server.unref();
  };
  // a process that was killed leaves its socket, at which nobody answers
  const server = await listen().catch(async () => {
    const told = await ask(socket);
    if (told !== undefined) throw new FolderInUse(folder, told);
    // where there can be no socket, as in a sandbox, there is no lock
    return rm(socket, { force: true })
      .then(listen)
      .catch(() => undefined);
  });
  return {
    unlock: () => {
      server?.close();
    },
    tellAddress: (now) => {
      address = now;
    },
  };
}

/** A socket of this user for the folder; on Windows a pipe. */
function socketOf(folder: string): string {
  const owner = `${process.getuid?.()} ${folder}`;
  const name = `site-${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

/** What is told at a socket; undefined where nobody answers. */
async function ask(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // a process that is suspended (Ctrl+Z) tells nothing
  socket.setTimeout(1000, () => socket.destroy());
  return text(socket).catch(() => '');
}
