import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command';

/** Another command has locked the folder; `address` is what it serves the folder at, if it has said so. */
export class FolderInUse extends CommandError {
  constructor(
    message: string,
    readonly address: string,
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
 * Prevents other commands from working in a folder, until this process ends or unlocks it. The lock is a socket, which
 * says an address.
 * @throws {FolderInUse} if another command has locked it
 */
export async function lockFolder(root: string, { name, inUse }: Options) {
  const folder = await realpath(root);
  const id = `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : path.join(tmpdir(), id);
  let address = '';
  const server = createServer((client) => client.on('error', () => undefined).end(address)).unref();
  const listen = () => once(server.listen(socket), 'listening');
  await listen().catch(async () => {
    const held = await addressFrom(socket);
    if (held !== undefined) throw new FolderInUse(inUse(folder), held);
    // a killed process leaves its socket behind; where none can be created, as in a sandbox, there is no lock
    await rm(socket, { force: true })
      .then(listen)
      .catch(() => undefined);
  });
  return {
    unlock: () => {
      server.close();
    },
    /** Sets the address, which other commands get if they try to lock the folder. */
    tellAddress: (now: string) => {
      address = now;
    },
  };
}

/** The address that a socket says, if something is listening; a suspended process (Ctrl+Z) says nothing. */
async function addressFrom(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(1000, () => socket.destroy());
  return once(socket, 'connect').then(
    () => text(socket).catch(() => ''),
    () => undefined,
  );
}
