import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, hiddenPaths } from '../../src/gatsby/hosts/headers';

/** Only this machine can ask. */
const host = '127.0.0.1';

type ServerOptions = {
  /** The folder to serve, as it is when the server starts. */
  readonly dir: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Where the site begins, as in `/preview`; addresses outside are not found. */
  readonly pathPrefix?: string;
  /** False for a preview, which search engines must not list. */
  readonly indexable?: boolean;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type RunningServer = {
  /** The address of the home page, without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/**
 * Serves a built site as a good host would: `/about` and `/about/` both answer with the page
 * itself, anything unknown or meant for hosts alone with the site's 404 page and status 404, compressed files where the
 * build has left some, and the headers of the production site.
 * @throws the system's error, `EADDRINUSE` for one, when the port can't be had
 */
export async function startServer({
  dir,
  port,
  pathPrefix = '',
  indexable = true,
}: ServerOptions): Promise<RunningServer> {
  const lost = notFound(dir, indexable);
  const found = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeaders(new Map(Object.entries(headersFor(pathname, indexable))));
    },
    onNoMatch: lost,
  });
  const serve: Answer = (request, response) => {
    const isHidden = hiddenPaths.some((each) => each === request.url?.split('?')[0]);
    (isHidden ? lost : found)(request, response);
  };
  const answer = underPrefix(pathPrefix, serve, lost);
  const server = createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      answer(request, response);
    } else {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host}:${taken}${pathPrefix}`, close: () => close(server) };
}

/** Answers as a site that begins at `pathPrefix`: the rest of the address goes to `serve`. */
function underPrefix(pathPrefix: string, serve: Answer, otherwise: Answer): Answer {
  return (request, response) => {
    const { url = '/' } = request;
    if (url === pathPrefix || url.startsWith(`${pathPrefix}/`)) {
      request.url = url.slice(pathPrefix.length) || '/';
      serve(request, response);
    } else {
      otherwise(request, response);
    }
  };
}

/** The site's own 404 page, whatever was asked for: kept by nobody, since it may yet come. */
function notFound(dir: string, indexable: boolean): Answer {
  const file = path.join(dir, '404.html');
  const page = existsSync(file) ? readFileSync(file) : 'Not found';
  return (_request, response) => {
    response.writeHead(404, {
      ...headersFor('/404.html', indexable),
      'Content-Type': 'text/html;charset=utf-8',
    });
    response.end(page);
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
