import { existsSync } from 'node:fs';
import { CommandError } from 'command-line/command';
import { startServer } from 'static-site/static-server';
import { givenAddress } from './given-address';

/** Ports to try, in this order, if `PORT` is not set. */
const ports = Array.from({ length: 21 }, (_, index) => 8000 + index);

/**
 * Serves a built site until it is stopped, and prints its address: on the port of the variable `PORT`, or
 * else on the first free one from 8000 up.
 * @throws {CommandError} if there is no built site, or no port to serve it on
 */
export async function serveSite(dir = 'public'): Promise<undefined> {
  if (!existsSync(`${dir}/index.html`)) {
    throw new CommandError(
      `There is no built site in ${dir}/. Run \`npm run build\` or \`npm start\` first.`,
    );
  }
  const { pathPrefix } = givenAddress();
  const { PORT } = process.env;
  let reason = '';
  for (const port of PORT ? [Number(PORT)] : ports) {
    try {
      const { url } = await startServer({ dir, port, pathPrefix });
      console.log(`\nThe site is at ${url}\nStop it with Ctrl+C.`);
      return;
    } catch (error) {
      reason = `on port ${PORT ?? port}. Set PORT to a free port from 1 to 65535. (${String(error)})`;
    }
  }
  throw new CommandError(`The site can't be served ${reason}`);
}
