import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** An unused port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/**
 * A port that is always the same for a folder. Browsers store data by address: at another port, drafts of
 * the editor would be lost, and at the same port, two folders would share them.
 */
export function folderPort(root = '.'): number {
  const hash = createHash('sha256').update(realpathSync(root)).digest();
  // below the ephemeral ports of all systems
  return 20_000 + (hash.readUInt32BE() % 10_000);
}
