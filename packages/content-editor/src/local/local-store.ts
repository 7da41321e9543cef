import { ReloadNeeded } from '../store/failure';
import type { Store } from '../store/store';
import { apiAddress, keyHeader, type LocalApi, pictureAddress } from './api';

type Settings = {
  /** The address of the frame with the page; empty without one. */
  readonly frame: string;
  /** Sent with each request; the server refuses others. */
  readonly token: string;
};

/** Request timeout in milliseconds; a large picture takes some ten seconds. */
const timeout = 60_000;

const late = 'The editor has not answered for a minute. Try again in a moment.';

/** A question to the server; what it doesn't need is left out. */
type Question<Path extends keyof LocalApi> = Given<'query', LocalApi[Path]['query']> &
  Given<'body', LocalApi[Path]['body']> & {
    /** Whether the server itself says when it has waited long enough. */
    readonly waits?: boolean;
  };

type Given<Name extends string, Value> = undefined extends Value
  ? Readonly<Partial<Record<Name, undefined>>>
  : Readonly<Record<Name, Value>>;

/** The content on this computer, through the editor's server. */
export function localStore({ token, frame }: Settings): Store {
  async function ask<Path extends keyof LocalApi>(
    path: Path,
    { query, body, waits = false }: Question<Path>,
  ): Promise<LocalApi[Path]['answer']> {
    // also a question that sends nothing: no browser asks it ahead, or keeps its answer
    const response = await fetch(apiAddress(path, query), {
      method: 'POST',
      body: bodyOf(body),
      headers: { [keyHeader]: token },
      signal: waits ? null : AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? late : 'The editor has stopped. Start it again, as you did before.');
    });
    if (response.status === 403)
      throw new ReloadNeeded('The editor was restarted. Reload this page.');
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as LocalApi[Path]['answer'];
  }
  return {
    load: async (known = '') =>
      (await ask('/api/content', { query: { version: known } })) ?? undefined,
    save: (changes) => ask('/api/save', { body: changes }),
    pollInterval: 2000,
    pictures: {
      prepare: async (bytes) => {
        // a folder that was dropped can't be read
        const read = await bytes.arrayBuffer().catch(() => {
          throw new Error('This can’t be read. Choose a picture.');
        });
        return ask('/api/picture', { body: new Uint8Array(read) });
      },
      isSaved: (path, { base64 }) => ask('/api/is-saved', { query: { path }, body: base64 }),
      url: (path) => pictureAddress('/picture', { path, key: token }),
      choiceUrl: (kind, name) => pictureAddress('/choice', { kind, name }),
    },
    history: {
      publications: (request) => ask('/api/history', { body: request }),
      texts: () => ask('/api/committed-texts', {}),
      authorElsewhere: async (path) =>
        (await ask('/api/author-elsewhere', { query: { path } })) ?? undefined,
      file: async (path) => (await ask('/api/committed', { query: { path } })) ?? undefined,
      picture: async (path, before) =>
        (await ask('/api/committed-picture', { query: { path, before } })) ?? undefined,
    },
    publish: {
      saves: 'here',
      state: () => ask('/api/public-state', {}),
      site: async () => (await ask('/api/public-site', {})) ?? undefined,
      send: (request, signal) => {
        const cancel = () => void ask('/api/cancel-publishing', {}).catch(() => undefined);
        signal.addEventListener('abort', cancel, { once: true });
        return ask('/api/publish', { body: request, waits: true });
      },
    },
    preview:
      frame === ''
        ? undefined
        : {
            address: frame,
            sharedPicture: async ({ entries, file }) => {
              const base64 = await ask('/api/shared-picture', { body: { entries, file } });
              return base64 === null
                ? { address: '', note: 'The picture is drawn once the page is saved.' }
                : { address: `data:image/jpeg;base64,${base64}`, note: '' };
            },
          },
  };
}

/** What is sent: texts and bytes as they are, everything else as JSON. */
function bodyOf(body: LocalApi[keyof LocalApi]['body']): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  return typeof body === 'string' || ArrayBuffer.isView(body) ? body : JSON.stringify(body);
}
