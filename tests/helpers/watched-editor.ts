import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { startEditor } from '../../src/editor/server/editor-server';

/** Where a page tells what goes wrong in it; a page that does nothing; what listens in the editor's. */
const addresses = { told: '/told', blank: '/blank', recorder: '/recorder.js' };

const recorder = `
  const tell = (...words) => navigator.sendBeacon('${addresses.told}', words.map(String).join(' '));
  addEventListener('error', ({ message, target }) => tell('error:', message ?? target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected:', reason));
  for (const level of ['error', 'warn']) console[level] = (...words) => tell(level + ':', ...words);
`;

/**
 * The editor of a content folder, for browsers that tell a test nothing by themselves: its page tells
 * what goes wrong in it, and its policy is sent with an address for what breaks it.
 */
export async function watchEditor(root: string) {
  const editor = await startEditor({ root });
  const told: string[] = [];

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url: address = '/', method, headers } = request;
    const html = { 'content-type': 'text/html' };
    if (address === addresses.told) {
      told.push(await text(request));
      answer.writeHead(204).end();
    } else if (address === addresses.blank) {
      answer.writeHead(200, html).end('<!doctype html><title>Blank</title>');
    } else if (address === addresses.recorder) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(recorder);
    } else {
      const token = headers['x-edit-token'];
      const found = await fetch(editor.url + address, {
        headers: typeof token === 'string' ? { 'x-edit-token': token } : {},
        ...(method === 'POST' ? { method, body: new Uint8Array(await buffer(request)) } : {}),
      });
      const policy = found.headers.get('content-security-policy') ?? '';
      const watched = `${policy}; report-uri ${addresses.told}`;
      const body = Buffer.from(await found.arrayBuffer());
      const head = { ...Object.fromEntries(found.headers), 'content-security-policy': watched };
      const script = `<script src="${addresses.recorder}"></script><script type="module"`;
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
    /** What went wrong in the page, in the order in which it did. */
    told,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await editor.close();
    },
  };
}

const without = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
