import { ReloadNeeded } from '../store/failure';
import type { Past } from '../store/past';
import type { PublicState, Published, PublicSite } from '../store/publication';
import type { Snapshot, Saved, Shown, Store, Upload, Version } from '../store/store';

type Settings = {
  /** The origin of the preview; empty without one. */
  readonly preview: string;
  /** Whether the editor runs it, and can start it anew. */
  readonly canRebuild?: boolean;
  /** Sent with each request; the server refuses others. */
  readonly token: string;
};

/** Request timeout in milliseconds; a large picture takes some ten seconds. */
const timeout = 60_000;

/** A slow connection may take minutes to send pictures. */
const publishTimeout = 600_000;

/** The content on this computer, through the editor's server. */
export function localStore({ token, preview, canRebuild = false }: Settings): Store {
  /** @returns the answer; undefined for null */
  async function ask(address: string, body?: BodyInit, limit = timeout): Promise<unknown> {
    const headers = { 'x-edit-token': token };
    const signal = AbortSignal.timeout(limit);
    const options = body === undefined ? {} : { method: 'POST', body };
    const response = await fetch(address, { ...options, headers, signal }).catch(() => {
      throw new Error('The editor has stopped. Start it again, as you did before.');
    });
    if (response.status === 403)
      throw new ReloadNeeded('The editor was restarted. Reload this page.');
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) ?? undefined;
  }
  const address = (path: string, value: string, before?: string) =>
    `${path}?${new URLSearchParams({ value, ...(before && { before }) }).toString()}`;
  return {
    load: async (known = '') => (await ask(address('/api/content', known))) as Snapshot | undefined,
    save: async (changes) => (await ask('/api/save', JSON.stringify(changes))) as Saved,
    pollInterval: 2000,
    pictures: {
      prepare: async (bytes) => {
        // a folder that was dropped can't be read
        const read = await bytes.arrayBuffer().catch(() => {
          throw new Error('This can’t be read. Choose a picture.');
        });
        return (await ask('/api/picture', read)) as Upload;
      },
      isSaved: async (path, { base64 }) =>
        (await ask(address('/api/is-saved', path), base64)) === true,
      url: (path) => `${address('/picture', path)}&key=${token}`,
      choiceUrl: (kind, value) => address(`/choice/${kind}`, value),
    },
    history: {
      publications: async (request) => (await ask('/api/history', JSON.stringify(request))) as Past,
      texts: async () => (await ask('/api/committed-texts')) as Snapshot['files'],
      authorElsewhere: async (path) =>
        (await ask(address('/api/author-elsewhere', path))) as string | undefined,
      file: async (path) => (await ask(address('/api/committed', path))) as Version | undefined,
      picture: async (path, before) =>
        (await ask(address('/api/committed-picture', path, before))) as Upload | undefined,
    },
    publish: {
      saves: 'here',
      state: async () => (await ask('/api/public-state')) as PublicState,
      site: async () => (await ask('/api/public-site')) as PublicSite | undefined,
      send: async (request) =>
        (await ask('/api/publish', JSON.stringify(request), publishTimeout)) as Published,
    },
    preview:
      preview === ''
        ? undefined
        : {
            origin: preview,
            prefix: '',
            pictureNote: '',
            show: async (changes) => (await ask('/api/show', JSON.stringify(changes))) as Shown,
            isReady: async (path) => (await ask(address('/api/preview', path))) === true,
            ...(canRebuild && {
              rebuild: async () => {
                await ask('/api/rebuild', '');
              },
            }),
          },
  };
}
