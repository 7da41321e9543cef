import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { startEditor } from '../../../src/editor/server/editor-server';

/** The address for error reports, an empty page, and the script that reports. */
const addresses = { reports: '/reports', blank: '/blank', reporter: '/reporter.js' };

const reporter = `
  const report = (...words) => navigator.sendBeacon('${addresses.reports}', words.map(String).join(' '));
  addEventListener('error', ({ message, target }) => report('error:', message ?? target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
  for (const level of ['error', 'warn']) console[level] = (...words) => report(level + ':', ...words);
`;

/**
 * The editor of a content folder, for browsers whose drivers report no errors: its page reports errors
 * itself, and its content policy gets an address for violations.
 */
export async function watchEditor(root: string) {
  const editor = await startEditor({ root });
  const reports: string[] = [];

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url: address = '/', method, headers } = request;
    const html = { 'content-type': 'text/html' };
    if (address === addresses.reports) {
      reports.push(await text(request));
      answer.writeHead(204).end();
    } else if (address === addresses.blank) {
      answer.writeHead(200, html).end('<!doctype html><title>Blank</title>');
    } else if (address === addresses.reporter) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(reporter);
    } else {
      const token = headers['x-edit-token'];
      const found = await fetch(editor.url + address, {
        headers: typeof token === 'string' ? { 'x-edit-token': token } : {},
        ...(method === 'POST' ? { method, body: new Uint8Array(await buffer(request)) } : {}),
      });
      const policy = found.headers.get('content-security-policy') ?? '';
      const watched = `${policy}; report-uri ${addresses.reports}`;
      const body = Buffer.from(await found.arrayBuffer());
      const head = { ...Object.fromEntries(found.headers), 'content-security-policy': watched };
      const script = `<script src="${addresses.reporter}"></script><script type="module"`;
      const page =
        address === '/' ? body.toString().replace('<script type="module"', script) : body;
      answer.writeHead(found.status, without(head, 'content-length')).end(page);
    }
  }

  const server = createServer((request, answer) => void respond(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    blank: url + addresses.blank,
    /** Errors and policy violations of the page, in order. */
    reports,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await editor.close();
    },
  };
}

const without = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
