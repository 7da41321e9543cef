import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentModel } from 'content-check/content-model';
import type { Pages } from '../definition';
import { mostBytes } from '../store/picture-limits';
import { type Answer, json, plain } from './answer';
import { bundleEditor } from './bundle';
import { choicePicture, type ChoicePictures } from './choices';
import { committedFiles, committedPicture, committedVersion } from './committed';
import { readContent } from './local-content';
import { bodyOf, guard } from './guard';
import { openPages } from './open-pages';
import { editorPage, pagePolicy } from './page';
import { preparePicture } from './pictures';
import { authorElsewhere } from './history/author-elsewhere';
import { history } from './history/history';
import { recoverFolder } from './publish/interruption';
import { answers, type Preview } from './preview';
import { publicSite } from './publish/public-site';
import { publicStateOf } from './publish/public-state';
import { publish } from './publish/publish';
import { publishRequest } from './publish/request';
import { refusalOf } from './refusal';
import { parseChanges, saveContent } from './save-content';
import { isSaved, savedPicture } from './saved-picture';
import { showInFolder } from './shown-content';

type Options = {
  /** The content's files, their schemas and their rules. */
  readonly model: ContentModel;
  /** The file whose default export is the definition. It is bundled for the browser, and not run here. */
  readonly definition: string;
  /** The content folder. */
  readonly root: string;
  /** The pictures of the definition's `picturedChoices`. */
  readonly choices?: ChoicePictures;
  /** Where the content says the address of the public site. */
  readonly site?: Pages['site'];
  /** The port to listen on; any free one by default. */
  readonly port?: number;
  /** The site that is shown beside the form, if one is. */
  readonly preview?: Preview | undefined;
  /** Called when the last page of the form was closed. */
  readonly onLeft?: (() => void) | undefined;
};

type Running = {
  /** The address of the editor, with its key: the page takes it from there. */
  readonly url: string;
  /** The key: what requests must send in the header `x-edit-token`, since others may use this computer, too. */
  readonly token: string;
  readonly close: () => Promise<void>;
};

/**
 * Starts the editor of a content folder. It listens on the loopback interface only.
 * @returns once it answers
 * @throws the system's error, such as `EADDRINUSE` if the port is taken
 */
export async function startEditor({
  model,
  definition,
  root,
  choices = {},
  site,
  port = 0,
  preview,
  onLeft = () => undefined,
}: Options): Promise<Running> {
  const content = { model, root };
  const token = randomBytes(24).toString('base64url');
  const pages = openPages(onLeft);
  const { files: bundle } = await bundleEditor({ definition, kind: 'local' });
  await recoverFolder(root);
  const shown = preview && (await showInFolder(content, preview.folder));
  const page = {
    type: 'text/html; charset=utf-8',
    body: editorPage({ preview: preview?.origin, rebuilds: preview?.rebuild !== undefined }),
  };
  const headers = {
    'Content-Security-Policy': pagePolicy(preview?.origin),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // the site beside it runs in a process of its own, so that drawing it delays no key
    'Origin-Agent-Cluster': '?1',
  };

  async function answer(request: IncomingMessage): Promise<Answer | undefined> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor');
    const value = searchParams.get('value') ?? '';
    guard(request, { port: ownPort(), token });
    if (pathname === '/') return page;
    if (pathname === '/picture') return savedPicture(root, value);
    if (pathname.startsWith('/choice/')) {
      return choicePicture(choices, pathname.slice(8), value);
    }
    if (pathname === '/api/opened') return pages.note(value, true);
    if (pathname === '/api/left') return pages.note(value, false);
    if (pathname === '/api/content') {
      const { snapshot } = await readContent(content);
      // a site that can't be updated keeps nobody from editing
      if (snapshot.version !== value) void shown?.refresh().catch(() => undefined);
      return json(snapshot.version === value ? null : snapshot);
    }
    if (pathname === '/api/preview') return json(await answers(preview?.origin, value));
    if (pathname === '/api/rebuild') return json((await preview?.rebuild?.()) ?? true);
    if (pathname === '/api/show') {
      const body = await bodyOf(request, largestSave);
      const changes = parseChanges(model, body.toString());
      return json((await shown?.show(changes)) ?? { waiting: [] });
    }
    if (pathname === '/api/committed') return json(await committedVersion(content, value));
    if (pathname === '/api/committed-picture') {
      const revision = searchParams.get('before') ?? undefined;
      return json(await committedPicture(content, value, revision));
    }
    if (pathname === '/api/history') {
      return json(await history(content, (await bodyOf(request, 10_000)).toString()));
    }
    if (pathname === '/api/author-elsewhere') return json(await authorElsewhere(content, value));
    if (pathname === '/api/committed-texts') return json(await committedFiles(content));
    if (pathname === '/api/public-state') return json(await publicStateOf(content));
    if (pathname === '/api/public-site') return json(await publicSite(content, site));
    if (pathname === '/api/publish') {
      const body = await bodyOf(request, 1_000_000);
      return json(await publish(content, publishRequest(body.toString())));
    }
    if (pathname === '/api/picture') {
      return json(await preparePicture(await bodyOf(request, mostBytes)));
    }
    if (pathname === '/api/is-saved') {
      return json(await isSaved(root, value, (await bodyOf(request, largestSave)).toString()));
    }
    if (pathname === '/api/save') {
      return json(await saveContent(content, (await bodyOf(request, largestSave)).toString()));
    }
    return bundle.get(pathname);
  }

  const server = createServer((request, response) => {
    const send = (status: number, { type, body }: Answer) => {
      response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
    };
    answer(request).then(
      (found) => send(found ? 200 : 404, found ?? plain('Not found.')),
      (error: unknown) => {
        const { status, message } = refusalOf(error);
        // stops reading a body that is too large
        if (status === 413) response.setHeader('Connection', 'close');
        send(status, plain(message));
      },
    );
  });
  const ownPort = () => (server.address() as AddressInfo).port;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${ownPort()}/?key=${token}`,
    token,
    close: () =>
      new Promise((resolve) => {
        pages.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The most bytes of unsaved changes, pictures included. */
const largestSave = 120_000_000;
