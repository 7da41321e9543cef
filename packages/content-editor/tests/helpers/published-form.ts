import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { buildInfoFile } from 'content-check/build-info';
import { contentId } from 'content-check/content-id';
import { headersFile } from 'static-site/headers';
import { startServer } from 'static-site/static-server';
import type { HostedRepository } from '../../src/hosted/git-host';
import { writeHostedEditor } from '../../src/server/write-hosted';
import type { GithubStandIn } from '../github/github-stand-in';
import { smallSite } from '../small-site/content-folder';
import { siteEditor } from '../small-site/options';
import { siteTexts } from '../small-site/texts';

/** A published site that has only the form, says of which content it is, and the content that it edits. */
export type PublishedForm = { readonly root: string; readonly url: string };

/** Publishes the form of the small site, as long as it is used. */
export async function publishForm(
  repository: HostedRepository,
  use: (site: PublishedForm) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  await writeHostedEditor({
    ...siteEditor,
    root: smallSite,
    repository,
    folder: path.join(folder, 'edit'),
    base: '/edit/',
  });
  writeFileSync(path.join(folder, '_headers'), headersFile([], true));
  const info = { commit: null, content: await contentId(siteTexts()) };
  writeFileSync(path.join(folder, buildInfoFile), JSON.stringify(info));
  const server = await startServer({ dir: folder });
  await use({ root: smallSite, url: server.url });
  await server.close();
  rmSync(folder, { recursive: true });
}

/** Lets a stand-in answer a request of the browser, which other origins may read, as with the host. */
export async function answerRoute(standIn: GithubStandIn, route: Route): Promise<void> {
  const request = route.request();
  const response = await standIn
    .fetch(request.url(), {
      method: request.method(),
      headers: sentByPage(await request.allHeaders()),
      ...(request.method() === 'POST' && { body: request.postData() }),
    })
    .catch(() => undefined);
  if (!response) {
    await route.abort('internetdisconnected');
    return;
  }
  await route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' },
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** The headers that are the page's own: browsers add others, which need no leave. */
const sentByPage = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^(?:accept|authorization|content-type|x-.*)$/.test(name),
    ),
  );
