import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { hiddenPaths, readHeadersFile } from './headers';
import { readRedirectsFile, redirectTarget } from './redirects';

/** Reachable from this machine only. */
const host = '127.0.0.1';

type ServerOptions = {
  /** The folder to serve, as it is when the server starts. */
  readonly dir: string;
  /** By default any free port. */
  readonly port?: number;
  /** The path prefix, as in `/preview`; addresses outside are not found. */
  readonly pathPrefix?: string;
  /** A certificate, for HTTP/2 or HTTP/1.1 over TLS. */
  readonly tls?: { readonly key: Buffer; readonly cert: Buffer };
};

export type RunningServer = {
  /** The address of the home page, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/**
 * Serves a built site like a good host: `/about` and `/about/` respond with the page, old addresses
 * redirect, unknown addresses and files for hosts respond with the 404 page. Uses the compressed files and
 * the headers of the build.
 * @throws the system's error, such as `EADDRINUSE`, if the port can't be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 0, pathPrefix = '', tls } = options;
  const listener = requestListener(options);
  const server = tls
    ? // the listener uses only the compatibility API of HTTP/2
      createSecureServer({ ...tls, allowHTTP1: true }, listener as unknown as SecureListener)
    : createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://${host}:${taken}${pathPrefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

type SecureListener = Parameters<typeof createSecureServer>[1];

function requestListener({ dir, pathPrefix = '' }: ServerOptions): RequestListener {
  const read = (name: string) => {
    const file = path.join(dir, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const page = read('404.html') ?? 'Not found';
  const redirects = readRedirectsFile(String(read('_redirects') ?? ''));
  const headersOf = readHeadersFile(String(read('_headers') ?? ''));
  // not cached, since the file may exist later
  const notFoundHeaders = {
    ...headersOf('/404.html'),
    'Content-Type': 'text/html;charset=utf-8',
  };
  const notFound: RequestListener = (_, response) => {
    response.writeHead(404, notFoundHeaders).end(page);
  };
  const found = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const header of Object.entries(headersOf(pathname))) response.setHeader(...header);
    },
    onNoMatch: notFound,
  });
  return (request, response) => {
    const { method = '', url = '/' } = request;
    if (!['GET', 'HEAD'].includes(method)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    request.url = decodeReserved(url.slice(pathPrefix.length)).replace(/^(?=\?|$)/, '/');
    const isInside = url.startsWith(pathPrefix) && request.url.startsWith('/');
    const target = isInside ? redirectTarget(redirects, request.url) : undefined;
    if (target !== undefined) {
      response.writeHead(301, { ...headersOf(target), Location: target }).end();
      return;
    }
    removeUnsupported(request.headers);
    const isHidden = hiddenPaths.some((hidden) => hidden === request.url?.split('?')[0]);
    (isInside && !isHidden ? found : notFound)(request, response);
  };
}

/**
 * Removes headers that sirv mishandles: encodings with `q=0` (RFC 9110, 12.4.2), and ranges, since one that
 * ends before it begins would crash the process.
 */
function removeUnsupported(headers: IncomingHttpHeaders): void {
  delete headers.range;
  const encodings = (headers['accept-encoding'] ?? '').split(',');
  headers['accept-encoding'] = encodings
    .filter((encoding) => !/;\s*q=0[.0]*\s*$/i.test(encoding))
    .join();
}

/** Decodes the characters that sirv leaves encoded, such as a comma in the name of a picture. */
function decodeReserved(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  return path.replace(/%(?:2[46BC]|3[ABD]|40)/gi, decodeURIComponent) + query;
}
