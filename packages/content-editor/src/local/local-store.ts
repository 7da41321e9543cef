import { LostAnswer } from '../store/failure';
import { cancelledOutcome, type Outcome, unansweredOutcome } from '../store/publishing';
import type { Store } from '../store/store';
import { pictureAddress } from './api';
import { askServer } from './ask';
import { localEdits } from './local-edits';

type Settings = {
  /** The address of the frame with the page; empty without one. */
  readonly frame: string;
  /** Sent with each request; the server refuses others. */
  readonly key: string;
};

/** The content on this computer, through the editor's server. */
export function localStore({ key, frame }: Settings): Store {
  const ask = askServer(key);
  return {
    load: async (known = '') =>
      (await ask('/api/content', { query: { version: known } })) ?? undefined,
    edits: localEdits({ ask, key }),
    write: (writes) => ask('/api/write', { body: writes }).catch(ifLost),
    pollInterval: 2000,
    pictures: {
      prepare: (bytes) => ask('/api/picture', { body: bytes }),
      isInContent: (path, { base64 }) =>
        ask('/api/is-in-content', { query: { path }, body: base64 }),
      url: (path, version) => pictureAddress('/picture', { path, key, version }),
      // each has its address at once
      subscribe: () => () => undefined,
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
    publishing: {
      state: () => ask('/api/public-state', {}),
      publicSite: async () => (await ask('/api/public-site', {})) ?? undefined,
      publish: async (request, signal) => {
        if (signal.aborted) return cancelledOutcome;
        const cancel = () => void ask('/api/cancel-publishing', {}).catch(() => undefined);
        signal.addEventListener('abort', cancel, { once: true });
        return ask('/api/publish', { body: request, waits: true }).catch(ifLost);
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
                ? { address: '', note: 'The picture is drawn once the page is published.' }
                : { address: `data:image/jpeg;base64,${base64}`, note: '' };
            },
          },
  };
}

/** What has become of changes if the server has stopped meanwhile. @throws any other error */
function ifLost(error: unknown): Outcome {
  if (error instanceof LostAnswer) return unansweredOutcome(error);
  throw error;
}
