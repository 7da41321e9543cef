import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from 'command-line/command';

/** A lock on a folder, held until this process ends or unlocks it. */
export type FolderLock = {
  readonly unlock: () => void;
  /** Sets the address of the editor, which other commands get if they try to lock the folder. */
  readonly tellAddress: (address: string) => void;
};

/** Another command has locked the folder; `address` is that of the editor, if it is an editor. */
export class FolderInUse extends CommandError {
  constructor(
    folder: string,
    readonly address: string,
  ) {
    super(
      `The site in ${folder} is being edited, developed or built by another command. Stop it, or wait until it has finished.`,
    );
  }
}

/**
 * Prevents other commands from running Gatsby in a folder. Gatsby itself doesn't: a build during
 * `gatsby develop` succeeds with outdated pages.
 * @throws {FolderInUse} if another command has locked it
 */
export async function lockFolder(root = '.'): Promise<FolderLock> {
  const folder = await realpath(root);
  const socket = socketOf(folder);
  let address = '';
  const listen = async (): Promise<Server> => {
    const server = createServer((client) => client.on('error', () => undefined).end(address));
    server.listen(socket);
    await once(server, 'listening');
    return server.unref();
  };
  // a killed process leaves its socket behind, which doesn't respond
  const server = await listen().catch(async () => {
    const editor = await addressFrom(socket);
    if (editor !== undefined) throw new FolderInUse(folder, editor);
    // if no socket can be created, as in a sandbox, there is no lock
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

/** The path of this user's socket for the folder; on Windows a named pipe. */
function socketOf(folder: string): string {
  const owner = `${process.getuid?.()} ${folder}`;
  const name = `site-${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

/** The address that a socket sends; undefined if nothing is listening. */
async function addressFrom(path: string): Promise<string | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // a suspended process (Ctrl+Z) accepts the connection, but sends nothing
  socket.setTimeout(1000, () => socket.destroy());
  return text(socket).catch(() => '');
}
