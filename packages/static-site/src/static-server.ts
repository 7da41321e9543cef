import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import { type CopyEnding, readCopy } from './compress';
import { type Headers, hiddenPaths, readHeadersFile } from './headers';
import { readRedirectsFile, redirectTarget } from './redirects';

/** Reachable from this machine only. */
const host = '127.0.0.1';

type ServerOptions = {
  /** The folder to serve, as it is at each request. */
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
 * the headers of the build. Nothing is kept between requests: the next build may replace every file meanwhile.
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

type Answer = { readonly status: number; readonly headers: Headers; readonly body?: Buffer };

function requestListener(options: ServerOptions): RequestListener {
  return (request, response) => {
    const { method = '', url = '/', headers } = request;
    void answerTo(options, method, url, headers).then((answer) => {
      response.writeHead(answer.status, answer.headers);
      response.end(method === 'HEAD' ? undefined : answer.body);
    });
  };
}

async function answerTo(
  { dir, pathPrefix = '' }: ServerOptions,
  method: string,
  url: string,
  asked: IncomingHttpHeaders,
): Promise<Answer> {
  if (!['GET', 'HEAD'].includes(method)) return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const text = async (name: string) => String((await read(path.join(dir, name))) ?? '');
  const headersOf = readHeadersFile(await text('_headers'));
  const address = url.slice(pathPrefix.length).replace(/^(?=\?|$)/, '/');
  const isInside = url.startsWith(pathPrefix) && address.startsWith('/');
  const redirects = readRedirectsFile(await text('_redirects'));
  const target = isInside ? redirectTarget(redirects, address) : undefined;
  if (target !== undefined)
    return { status: 301, headers: { ...headersOf(target), Location: target } };

  const pathname = isInside ? decoded(address.replace(/\?.*$/, '')) : undefined;
  const found = pathname === undefined ? undefined : await fileAt(dir, pathname);
  if (pathname === undefined || !found) return notFound(dir, headersOf);

  const { ending, body } = await encoded(found, asked['accept-encoding'] ?? '');
  const headers = {
    'Content-Type': typeOf(found.file),
    Vary: 'Accept-Encoding',
    ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    ...headersOf(pathname),
    ...(ending && { 'Content-Encoding': encodings[ending] }),
  };
  if (asked['if-none-match'] === headers.ETag) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

async function notFound(dir: string, headersOf: (path: string) => Headers): Promise<Answer> {
  const body = (await read(path.join(dir, '404.html'))) ?? Buffer.from('Not found');
  // not cached, since the file may exist later
  const headers = {
    ...headersOf('/404.html'),
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': String(body.length),
  };
  return { status: 404, headers, body };
}

type FoundFile = { readonly file: string; readonly content: Buffer };

/** The file of an address, as at a good host: itself, `about.html` or `about/index.html`. */
async function fileAt(dir: string, pathname: string): Promise<FoundFile | undefined> {
  const isHidden = hiddenPaths.some((hidden) => hidden === pathname);
  // also "..", which would lead out of the folder
  const isDotted = /[/\\]\.(?!well-known[/\\])/.test(pathname);
  if (isHidden || isDotted) return undefined;
  const page = pathname.replace(/\/$/, '');
  for (const name of [page, `${page}.html`, `${page}/index.html`]) {
    const file = path.join(dir, name);
    const content = await read(file);
    if (content) return { file, content };
  }
  return undefined;
}

/** The names of encodings in requests and answers, the best one first. */
const encodings: Readonly<Record<CopyEnding, string>> = { '.br': 'br', '.gz': 'gzip' };

/** The compressed copy that a client accepts (RFC 9110, 12.5.3), or else the file. */
async function encoded({ file, content }: FoundFile, accepted: string) {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0[.0]*\s*$/i.test(part))
    .map((part) => part.replace(/;.*$/, '').trim().toLowerCase());
  for (const ending of ['.br', '.gz'] as const) {
    const body = names.includes(encodings[ending])
      ? await readCopy(file, ending, content)
      : undefined;
    if (body) return { ending, body };
  }
  return { body: content };
}

function typeOf(file: string): string {
  const type = lookup(path.extname(file)) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}

/** Undefined if the percent signs of an address make no sense. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The whole file at one moment; undefined if there is none, or a folder. */
async function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
