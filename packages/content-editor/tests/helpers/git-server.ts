import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who may do what at the host, by user and password as in “june:secret”, or by an empty text for everybody. */
type Access = Readonly<Record<string, 'write' | 'read'>>;

/**
 * Serves bare repositories over HTTP on this computer, as Git hosts do: with passwords.
 * @param folder the folder of the repositories
 */
export async function startGitServer(folder: string, access: Access) {
  const server = createServer((request, response) => {
    const [, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    const person = Buffer.from(encoded, 'base64').toString();
    const right = access[person];
    const isPush = request.url?.includes('git-receive-pack');
    // an empty person in the access is everybody, who may read
    if (!right || (isPush && person === ''))
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="The site"' }).end();
    else if (isPush && right === 'read') response.writeHead(403).end();
    else void runBackend(folder, person, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** The address of a repository, with a user and a password if they are given. */
    address: (name: string, person = '') =>
      `http://${person === '' ? '' : `${person}@`}127.0.0.1:${port}/${name}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Passes a request to Git's own server program, and its answer back (CGI). */
async function runBackend(
  folder: string,
  person: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host');
  const { headers } = request;
  const child = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: person,
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers['content-type'],
      CONTENT_LENGTH: headers['content-length'],
      HTTP_CONTENT_ENCODING: headers['content-encoding'],
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  for await (const part of child.stdout) parts.push(part as Buffer);
  const output = Buffer.concat(parts);
  const end = output.indexOf('\r\n\r\n');
  const lines = output.toString('latin1', 0, end).split('\r\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
  const { Status: status = '200', ...rest } = fields;
  response.writeHead(Number.parseInt(status), rest).end(output.subarray(end + 4));
}
