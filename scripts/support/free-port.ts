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
 * A port that is the same for a folder each time. Browsers keep what belongs to a page by its address:
 * at another one it would be lost, and at one address two folders would meet.
 */
export function folderPort(root = '.'): number {
  const hash = createHash('sha256').update(realpathSync(root)).digest();
  // below those that systems give away
  return 20_000 + (hash.readUInt32BE() % 10_000);
}
