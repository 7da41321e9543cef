import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from './command';

/**
 * Keeps other commands from using Gatsby in a folder until this process ends or unlocks it. Gatsby itself
 * doesn't: a build beside `gatsby develop` succeeds with pages of older content.
 * @returns a function that unlocks the folder
 * @throws {CommandError} if another command has locked it
 */
export async function lockFolder(root = '.'): Promise<() => void> {
  const folder = await realpath(root);
  const address = addressOf(folder);
  // a process that was killed leaves its socket, at which nobody answers
  const server = await listenAt(address).catch(async () => {
    if (await answers(address)) {
      throw new CommandError(
        `The site in ${folder} is being edited, developed or built by another command. Stop it, or wait for its end.`,
      );
    }
    // where there can be no socket, as in a sandbox, there is no lock
    return rm(address, { force: true })
      .then(() => listenAt(address))
      .catch(() => undefined);
  });
  return () => {
    server?.close();
  };
}

/** A socket of this user for the folder; on Windows a pipe. */
function addressOf(folder: string): string {
  const owner = `${process.getuid?.()} ${folder}`;
  const name = `site-${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

async function listenAt(address: string): Promise<Server> {
  const server = createServer().listen(address);
  await once(server, 'listening');
  return server.unref();
}

async function answers(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
