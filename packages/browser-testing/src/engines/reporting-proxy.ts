import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** The addresses of reports, of the script that reports errors, and of an empty page. */
const addresses = { reports: '/reports', reporter: '/reporter.js', blank: '/blank' };

const reporter = `
  const report = (...words) => navigator.sendBeacon('${addresses.reports}', words.map(String).join(' '));
  addEventListener('error', ({ message, target }) => report('error:', message ?? target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
  for (const level of ['error', 'warn']) console[level] = (...words) => report(level + ':', ...words);
`;

/** A policy in a page, whose violations are only reported if it is sent again as a header. */
const policyInPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * A site at another address, for browsers whose drivers report no errors: they report violations of its
 * content policies here, and a page with modules reports its errors itself.
 */
export async function reportingProxy(target: string) {
  const reports: string[] = [];
  const served: string[] = [];
  const held = new Set<{ readonly pattern: RegExp; readonly found: Promise<boolean> }>();

  async function forward(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method, headers: sent } = request;
    const matching = [...held].filter(({ pattern }) => pattern.test(url));
    const outcomes = matching.map(({ found }) => found);
    if ((await Promise.all(outcomes)).includes(false)) {
      answer.writeHead(404).end();
      return;
    }
    // what a page sends itself, such as a key; the browser's own are for this address
    const own = Object.entries(sent).filter(([name]) => name.startsWith('x-'));
    const left = new AbortController();
    answer.once('close', () => left.abort());
    const found = await fetch(target + url, {
      headers: {
        'accept-encoding': 'identity',
        ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      },
      signal: left.signal,
      ...(method === 'POST' ? { method, body: new Uint8Array(await buffer(request)) } : {}),
    });
    const headers = Object.fromEntries(found.headers);
    const reported = (policy: string) => `${policy}; report-uri ${addresses.reports}`;
    const { 'content-security-policy': policy, 'content-type': type } = headers;
    if (policy) headers['content-security-policy'] = reported(policy);
    answer.once('finish', () => served.push(url));
    if (type?.startsWith('text/html')) {
      const html = await found.text();
      const [, own] = policyInPage.exec(html) ?? [];
      if (own) headers['content-security-policy-report-only'] = reported(own);
      const script = `<script src="${addresses.reporter}"></script><script type="module"`;
      const body = Buffer.from(html.replace('<script type="module"', script));
      answer.writeHead(found.status, { ...headers, 'content-length': body.length }).end(body);
      return;
    }
    answer.writeHead(found.status, headers);
    // part by part: an answer may go on as long as its page is open
    for await (const part of found.body ?? []) answer.write(part);
    answer.end();
  }

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (request.url === addresses.reports) {
      reports.push(await text(request));
      answer.writeHead(204).end();
    } else if (request.url === addresses.reporter) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(reporter);
    } else if (request.url === addresses.blank) {
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Blank</title>');
    } else await forward(request, answer);
  }

  const server = createServer((request, answer) => {
    // if the site can't be reached, the browser tries again, or reports it
    respond(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** The address of an empty page. */
    blank: url + addresses.blank,
    /** Errors and policy violations, in order. */
    reports,
    /** Addresses of the site that were served, in order. */
    served,
    /**
     * Holds back all files whose address matches and which the browser has not stored, as a slow connection would.
     * @returns releases them: as found, like those requested later, or as missing, like those until it is called again
     */
    hold(pattern: RegExp): (isFound?: boolean) => void {
      let release: (isFound: boolean) => void = () => undefined;
      const found = new Promise<boolean>((resolve) => {
        release = resolve;
      });
      const entry = { pattern, found };
      held.add(entry);
      return (isFound = true) => {
        release(isFound);
        if (isFound) held.delete(entry);
      };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
