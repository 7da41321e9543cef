import * as z from 'zod';
import type { LocalApi } from '../local/api';
import { maxUploadBytes } from '../store/picture-limits';
import {
  committedFiles,
  committedPicture,
  committedVersion,
  authorElsewhere,
} from './history/committed';
import { keepEdits, type KeptContent, readEdits } from './kept-edits';
import { readHistory } from './history/read-history';
import type { LocalContent } from './local-content';
import type { FrameApp } from './site';
import { preparePicture } from './pictures/prepare-picture';
import { publicSite } from './publish/public-site';
import { settledContent, settledPublicState } from './publish/during-publication';
import { publish } from './publish/publish';
import { publishRequest } from './publish/publish-request';
import { Refusal } from './refusal';
import { sentJson } from './sent-json';
import type { Windows } from './windows';
import { writeContent } from './write/write-content';
import { isInContent } from './pictures/content-picture';

/** The parameters of an address as they are received: a request may lack any of them. */
export type Received<Query> = Query extends object
  ? { readonly [Name in keyof Query]?: string }
  : object;

/** Reads what was sent. @throws Refusal if it is larger than the limit, in bytes */
type ReadBody = (limit: number) => Promise<Buffer>;

/** What answers each request of the form. */
type Handlers = {
  readonly [Path in keyof LocalApi]: (
    query: Received<LocalApi[Path]['query']>,
    body: ReadBody,
  ) => LocalApi[Path]['answer'] | Promise<LocalApi[Path]['answer']>;
};

type Tools = {
  readonly content: LocalContent & KeptContent;
  readonly windows: Windows;
  readonly frame: FrameApp | undefined;
};

/** The most bytes of what is edited, pictures included. */
const maxEditBytes = 120_000_000;

/** The page whose picture is asked for, with the content as it is edited. */
const sharedPage = z.strictObject({
  entries: z.record(z.string(), z.record(z.string(), z.json())),
  file: z.string(),
});

/**
 * Answers the requests of the form.
 * @returns a function that takes the path of a request, its parameters and its body; its answer is undefined
 * for another path. `close` ends what still waits.
 */
export function localApi({ content, windows, frame }: Tools) {
  /** Cancels the publications that run. */
  let publishing = new AbortController();
  const cancel = () => {
    publishing.abort();
    publishing = new AbortController();
    return null;
  };
  const handlers: Handlers = {
    '/api/edits': () => readEdits(content.edits),
    '/api/keep': async ({ window = '' }, body) => {
      const changes = await textIn(body, maxEditBytes);
      if (!windows.mayWrite(window)) throw new Refusal(409, 'Another window has taken over.');
      return keepEdits(content, changes);
    },
    '/api/content': async ({ version }) => {
      const snapshot = await settledContent(content);
      return snapshot.version === version ? null : snapshot;
    },
    '/api/write': async (_, body) => writeContent(content, await textIn(body, maxEditBytes)),
    '/api/picture': async (_, body) => preparePicture(await body(maxUploadBytes)),
    '/api/is-in-content': async ({ path = '' }, body) =>
      isInContent(content.root, path, await textIn(body, maxEditBytes)),
    '/api/committed': ({ path = '' }) => committedVersion(content, path),
    '/api/committed-picture': ({ path = '', before }) => committedPicture(content, path, before),
    '/api/committed-texts': () => committedFiles(content),
    '/api/history': async (_, body) => readHistory(content, await textIn(body, 10_000)),
    '/api/author-elsewhere': ({ path = '' }) => authorElsewhere(content, path),
    '/api/public-state': () => settledPublicState(content),
    '/api/public-site': () => publicSite(content),
    '/api/publish': async (_, body) => {
      // somebody may cancel before all of it has arrived
      const { signal } = publishing;
      const request = publishRequest(content.model, await textIn(body, maxEditBytes));
      return publish(content, request, signal);
    },
    '/api/cancel-publishing': cancel,
    '/api/shared-picture': async (_, body) => {
      const page = sentJson(sharedPage, await textIn(body, maxEditBytes), 'this page');
      // its photograph may not be in the content yet
      const picture = await frame?.sharedPicture?.(page, content.root).catch(() => undefined);
      return picture?.toString('base64') ?? null;
    },
  };
  const answer = async (
    path: string,
    parameters: URLSearchParams,
    body: ReadBody,
  ): Promise<unknown> =>
    isIn(handlers, path) ? handlers[path](Object.fromEntries(parameters), body) : undefined;
  return { answer, close: cancel };
}

const isIn = (handlers: Handlers, path: string): path is keyof LocalApi =>
  Object.hasOwn(handlers, path);

const textIn = async (body: ReadBody, limit: number): Promise<string> =>
  (await body(limit)).toString();
