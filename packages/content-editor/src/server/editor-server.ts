import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type LocalPictures, turnAddress, type TurnQuery } from '../local/api';
import { type Answer, jsonAnswer, textAnswer } from './answer';
import { bundleEditor, bundleFrame } from './bundle';
import { readBody, guard } from './guard';
import { localApi, type Received } from './local-api';
import { localPage, framePage, framePolicy, localPolicy } from './html-pages';
import { refusalOf } from './refusal';
import type { ChoicePictures, Site } from './site';
import { contentPicture } from './pictures/content-picture';
import { putUnsentFilesBack } from './publish/unsent-files';
import { windowsOfForm } from './windows';

export type EditorOptions = Site & {
  /** The content folder. */
  readonly root: string;
  /** The folder that keeps what is edited; “.edited” beside the content folder by default. */
  readonly edits?: string;
  /** The port to listen on; any free one by default. */
  readonly port?: number;
  /** Called when the last page of the form was closed. */
  readonly onLeft?: (() => void) | undefined;
};

type Running = {
  /** The address of the editor, with its key: the page takes it from there. */
  readonly url: string;
  /** The key that requests must send (`x-editor-key`), since others may use this computer, too. */
  readonly key: string;
  readonly close: () => Promise<void>;
};

/** The address of the frame beside the form, and of its files. */
const frameAddress = '/frame/';
const framedPolicy = `${framePolicy}; frame-ancestors 'self'`;

/** The handlers of the addresses from which the form loads pictures. */
type PictureHandlers = {
  readonly [Path in keyof LocalPictures]: (
    query: Received<LocalPictures[Path]>,
  ) => Promise<Answer | undefined>;
};

/**
 * Starts the editor of a content folder. It listens on the loopback interface only.
 * @returns once it answers
 * @throws the system's error, such as `EADDRINUSE` if the port is taken
 */
export async function startEditor({
  model,
  starts,
  choices,
  frame,
  root,
  edits = path.join(root, '..', '.edited'),
  port = 0,
  onLeft = () => undefined,
}: EditorOptions): Promise<Running> {
  const content = { model, root, edits };
  const key = randomBytes(24).toString('base64url');
  const windows = windowsOfForm(onLeft);
  const [form, pageFrame] = await Promise.all([
    bundleEditor({ starts, kind: 'local' }),
    frame && bundleFrame(frame, frameAddress),
    putUnsentFilesBack(content),
  ]);
  const bundle = new Map([...form.files, ...(pageFrame?.files ?? [])]);
  const api = localApi({ content, windows, frame });
  const pictures: PictureHandlers = {
    '/picture': ({ path = '' }) => contentPicture(root, path),
    '/choice': ({ kind = '', name = '' }) => choicePicture(choices, kind, name),
  };
  const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
  const page = html(localPage(frame && frameAddress));
  const framedPage = html(framePage(frameAddress));
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };

  /** Tells a window whether it may write: from then on, unless it only waits. */
  function tellTurn(query: Received<TurnQuery>, response: ServerResponse): void {
    const { window: name = '', takesOver } = query;
    const type = 'text/plain; charset=utf-8';
    response.writeHead(200, { ...headers, 'Content-Type': type });
    const tell = (isTurn: boolean) => response.write(isTurn ? 'yours\n' : 'others\n');
    const leave = windows.open({ name, tell }, takesOver === 'yes');
    if (leave) response.on('close', leave);
    else response.end();
  }

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL) {
    if (pathname === '/') return page;
    if (pathname === frameAddress) return framedPage;
    if (pathname === '/picture' || pathname === '/choice')
      return pictures[pathname](Object.fromEntries(searchParams));
    const found = await api.answer(pathname, searchParams, (limit) => readBody(request, limit));
    return found === undefined ? bundle.get(pathname) : jsonAnswer(found);
  }

  const server = createServer((request, response) => {
    const send = (status: number, { type, body }: Answer) => {
      const policy = request.url === frameAddress ? framedPolicy : localPolicy;
      response
        .writeHead(status, { ...headers, 'Content-Security-Policy': policy, 'Content-Type': type })
        .end(body);
    };
    const respond = async () => {
      const address = new URL(request.url ?? '/', 'http://editor');
      guard(request, { port: ownPort(), key });
      if (address.pathname === turnAddress) {
        tellTurn(Object.fromEntries(address.searchParams), response);
        return;
      }
      const found = await answer(request, address);
      send(found ? 200 : 404, found ?? textAnswer('Not found.'));
    };
    respond().catch((error: unknown) => {
      const { status, message } = refusalOf(error);
      // the rest of a body that is too large is not read
      if (status === 413) response.setHeader('Connection', 'close');
      send(status, textAnswer(message));
    });
  });
  const ownPort = () => (server.address() as AddressInfo).port;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${ownPort()}/?key=${key}`,
    key,
    close: () =>
      new Promise((resolve) => {
        windows.close();
        api.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The picture of a choice, if there is one. */
async function choicePicture(
  pictures: ChoicePictures,
  kind: string,
  name: string,
): Promise<Answer | undefined> {
  const found = Object.hasOwn(pictures, kind) ? pictures[kind] : undefined;
  return found?.names.includes(name) ? found.read(name) : undefined;
}
