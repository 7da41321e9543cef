import { existsSync } from 'node:fs';
import { siteAddress } from '../../src/gatsby/node/site-address';
import { Trouble } from './command';
import { startServer, type RunningServer } from './static-server';

/** The first port tried when none is asked for, and how many after it. */
const firstPort = 8000;
const attempts = 20;

/**
 * Serves `public/` until it is stopped, and says where: on the port of the variable `PORT`, else on
 * the first free one from 8000 up.
 * @throws Trouble when there is no built site, or no port to serve it on
 */
export async function serveSite(): Promise<undefined> {
  if (!existsSync('public/index.html')) {
    throw new Trouble(
      'There is no built site in public/ yet: run `npm run build`, or `npm start`.',
    );
  }
  const wanted = process.env.PORT;
  const { url } = wanted ? await serveOn(Number(wanted)) : await serveFrom(firstPort);
  console.log(`\nThe site is at ${url}\nStop it with Ctrl+C.`);
}

async function serveFrom(port: number): Promise<RunningServer> {
  try {
    return await serveOn(port);
  } catch (error) {
    if (port < firstPort + attempts) return serveFrom(port + 1);
    throw error;
  }
}

async function serveOn(port: number): Promise<RunningServer> {
  const { pathPrefix, indexable } = siteAddress(process.env);
  try {
    return await startServer({ dir: 'public', port, pathPrefix, indexable });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Trouble(`The site can't be served on port ${port}: ${reason}`);
  }
}
