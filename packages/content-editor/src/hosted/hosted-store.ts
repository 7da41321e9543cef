import { buildInfoFile, isBuiltOf } from 'content-check/build-info';
import type { ContentModel } from 'content-check/content-model';
import type { EditStore } from '../store/edits';
import type { Account, Check, PictureStore, Store, SharedPicture } from '../store/store';
import { fromBase64 } from '../store/base64';
import { encodePicture } from '../store/encode-picture';
import type { GitHost, PastCommit } from './git-host';
import { gitId } from './git-id';
import { HostedContent, type KnownTexts } from './hosted-content';
import { hostedHistory } from './hosted-history';
import { HostedPictures, type KnownSizes } from './hosted-pictures';
import { publishHosted } from './hosted-publish';

type Settings = {
  readonly host: GitHost;
  readonly model: ContentModel;
  readonly check: Check;
  readonly edits: EditStore;
  /** The sizes of the pictures that the last build had. */
  readonly sizes: KnownSizes;
  /** The texts that the last build had. */
  readonly texts: KnownTexts;
  readonly choiceUrl: PictureStore['choiceUrl'];
  /** Forgets the token in this browser. */
  readonly forget: () => void;
  /** The address of the site, without a slash at the end. */
  readonly address: string;
  /** The address of the frame with the page, if there is one. */
  readonly frame?: string | undefined;
};

/** A store with an account. */
export type HostedStore = Store & { readonly account: Account };

/**
 * The content with a Git host, in a branch from which the site is built: each publication is one commit.
 * @throws if the content can’t be read, or not be changed by this user
 */
export async function hostedStore(settings: Settings): Promise<HostedStore> {
  const { host, model, check, edits, choiceUrl, forget, address, frame } = settings;
  const pictures = new HostedPictures(host, settings.sizes);
  const content = new HostedContent(host, pictures, settings.texts);
  await content.read();
  /** The commit before each of the history. */
  const parents = new Map<string, string>();
  const reading = async () => content.last ?? (await content.read());
  /** The last change of a file that is somebody's own: the host names merges, too, which have brought it. */
  const lastChange = async (path: string, skip = 0): Promise<PastCommit | undefined> => {
    const { revision } = (await reading()).head;
    const past = await host.past({ tip: revision, skip, count: 1, path });
    return past.commits[0] ?? (past.hasMore ? lastChange(path, skip + 1) : undefined);
  };
  return {
    load: async (known) => {
      const { snapshot } = await content.read();
      return snapshot.version === known ? undefined : snapshot;
    },
    edits,
    // GitHub allows some 5,000 requests an hour; this takes 120 of them
    pollInterval: 30_000,
    pictures: {
      prepare: encodePicture,
      isInContent: async (path, { base64 }) =>
        (await reading()).ids.get(path) === (await gitId(fromBase64(base64))),
      url: (path) => {
        const { ids, snapshot } = content.last ?? {};
        const id = ids?.get(path);
        return id === undefined ? '' : pictures.url({ path, id }, snapshot?.version ?? '');
      },
      subscribe: pictures.subscribe,
      choiceUrl,
    },
    history: {
      publications: async (request) => {
        const { revision } = (await reading()).head;
        return hostedHistory(host, revision, request, parents);
      },
      texts: async () => (await reading()).snapshot.files,
      authorElsewhere: async (path) => (await lastChange(path))?.author,
      file: async (path) => {
        const { snapshot } = await reading();
        const { [path]: text } = snapshot.files;
        if (text === undefined) return undefined;
        return { text, date: (await lastChange(path))?.date ?? '' };
      },
      picture: async (path, before) => {
        const revision =
          before === undefined ? (await reading()).head.revision : parents.get(before);
        if (revision === undefined) return undefined;
        const [file] = await host.filesAt([{ revision, path }]);
        return file && pictures.read(file.id);
      },
    },
    publishing: {
      publish: (request, signal) =>
        publishHosted({ host, model, check, content, pictures }, request, signal),
      state: async () => ({ files: (await reading()).snapshot.files, pictures: {} }),
      publicSite: async () => {
        const response = await fetch(`${address}/${buildInfoFile}`, { cache: 'no-store' });
        const info = response.ok ? await response.text() : '';
        return { address, isLatest: await isBuiltOf(info, (await reading()).snapshot.files) };
      },
    },
    preview:
      frame === undefined
        ? undefined
        : {
            address: frame,
            sharedPicture: ({ published }) => publishedPicture(address, published),
          },
    account: {
      name: content.user,
      host: 'GitHub',
      signOut: async (isRevoked) => {
        forget();
        if (isRevoked) await host.revoke();
      },
    },
  };
}

/**
 * The picture of a shared link to a page, as it was drawn when the site was last built.
 * @param site the address of the site
 * @param picture its public address, which may be that of another host
 */
async function publishedPicture(site: string, picture: string): Promise<SharedPicture> {
  const address = new URL(site).origin + new URL(picture).pathname;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok
    ? { address, note: 'The picture is the one that was drawn when the site was last built.' }
    : { address: '', note: 'The picture is drawn once the page is published.' };
}
