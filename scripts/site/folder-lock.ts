import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from 'command-line/command';

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
 * Prevents other commands from running Gatsby in a folder, until this process ends or unlocks it. Gatsby itself doesn't:
 * a build during `gatsby develop` succeeds with outdated pages. The lock is a socket, which says the editor's address.
 * @throws {FolderInUse} if another command has locked it
 */
export async function lockFolder(root = '.') {
  const folder = await realpath(root);
  const name = `site-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  let address = '';
  const server = createServer((client) => client.on('error', () => undefined).end(address)).unref();
  const listen = () => once(server.listen(socket), 'listening');
  await listen().catch(async () => {
    const editor = await addressFrom(socket);
    if (editor !== undefined) throw new FolderInUse(folder, editor);
    // a killed process leaves its socket behind; where none can be created, as in a sandbox, there is no lock
    await rm(socket, { force: true })
      .then(listen)
      .catch(() => undefined);
  });
  return {
    unlock: () => {
      server.close();
    },
    /** Sets the address of the editor, which other commands get if they try to lock the folder. */
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
