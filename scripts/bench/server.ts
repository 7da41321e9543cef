import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor } from '../../src/gatsby/hosts/headers';

export type BenchServer = { readonly origin: string; readonly close: () => void };

type Body = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> };

/** Types by ending, and whether files of that kind travel compressed. */
const types: Readonly<Record<string, readonly [type: string, compressed: boolean]>> = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json', true],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.xml': ['application/xml', true],
  '.webmanifest': ['application/manifest+json', true],
  '.ico': ['image/x-icon', false],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.woff2': ['font/woff2', false],
};

/**
 * Serves a built folder as a good host does: HTTP/2 over TLS, brotli at its best, the headers of the
 * production site. Everything is compressed before the first request, so that none waits for it.
 */
export async function serveOverHttp2(folder: string): Promise<BenchServer> {
  const files = new Map<string, Body>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const found = types[path.extname(entry.name)];
    const file = path.join(entry.parentPath, entry.name);
    if (found && entry.isFile()) {
      const name = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
      files.set(name, bodyOf(file, name, ...found));
    }
  }
  const server = createSecureServer(selfSigned(), (request, response) => {
    answer(files, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

function bodyOf(file: string, name: string, type: string, compressed: boolean): Body {
  const raw = readFileSync(file);
  const bytes = compressed ? brotliCompressSync(raw) : raw;
  return {
    bytes,
    headers: {
      ...headersFor(name),
      'content-type': type,
      'content-length': String(bytes.length),
      ...(compressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  };
}

function answer(
  files: ReadonlyMap<string, Body>,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const { pathname } = new URL(request.url, 'https://localhost');
  const candidates = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')];
  const found = candidates.map((candidate) => files.get(candidate)).find(Boolean);
  const body = found ?? files.get('/404.html');
  response.writeHead(found ? 200 : 404, body?.headers ?? {});
  response.end(body?.bytes ?? '');
}

/** A certificate of this run's own, made by OpenSSL; the browser is told to trust it. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  execFileSync(
    'openssl',
    [...request.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
