import sharp from 'sharp';
import type { Access, GitHost } from '../../src/hosted/git-host';
import type { HostedRepository } from '../../src/hosted/hosted-repository';
import type { KnownTexts } from '../../src/hosted/hosted-content';
import { hostedStore } from '../../src/hosted/hosted-store';
import { checkTexts } from '../../src/store/check-texts';
import type { Outcome } from '../../src/store/publication';
import type { FileWrite } from '../../src/store/content';
import type { Store } from '../../src/store/store';
import { memoryEdits } from '../helpers/memory-store';
import { siteModel } from '../small-site/model';
import type { Mishap, StandIn } from './stand-in';

/** A host, as the tests that are the same for all of them need it. */
export type HostCase<Host extends StandIn = StandIn> = {
  readonly name: string;
  readonly repository: HostedRepository;
  /** A token that is accepted. */
  readonly token: string;
  readonly standIn: (files: Readonly<Record<string, Buffer>>) => Host;
  readonly connect: (repository: HostedRepository, access: Access) => GitHost;
  /** Requests by their names: those that save, and those that read texts. */
  readonly isSave: (name: string) => boolean;
  readonly isReading: (name: string) => boolean;
  /** Whether a request reads a picture. */
  readonly isPicture: (name: string) => boolean;
  /** How many requests opening, a look for changes, and a save take. */
  readonly counts: { readonly open: number; readonly poll: number; readonly save: number };
  /** An answer to a reading that lacks the files. */
  readonly lacking: () => Response;
  /** An answer that says that the branch has moved, to a save. */
  readonly refusal: () => Response;
  /** An answer that says that something went wrong, and not what. */
  readonly vague: () => Response;
  /** What can happen to a save, and words of the message about it. */
  readonly mishaps: readonly (readonly [string, () => Mishap, string])[];
};

type Opening = Partial<HostedRepository> & { readonly token?: string; readonly texts?: KnownTexts };

/** The content of a folder at a stand-in for a host. Each of its faults fails the test. */
export function hostedSite<Host extends StandIn>(
  host: HostCase<Host>,
  files: Readonly<Record<string, Buffer>>,
) {
  const standIn = host.standIn(files);
  const forget = jest.fn();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      standIn.fetch(input instanceof Request ? input.url : String(input), init),
    );
  // of browsers
  Object.assign(globalThis, {
    createImageBitmap: async (blob: Blob) => sharp(await blob.arrayBuffer()).metadata(),
  });
  return {
    standIn,
    forget,
    open: ({ token = host.token, texts = {}, ...repository }: Opening = {}) =>
      hostedStore({
        host: host.connect({ ...host.repository, ...repository }, { token, onSignedOut: forget }),
        forget,
        model: siteModel,
        check: (texts, pictures) => Promise.resolve(checkTexts(siteModel, texts, pictures)),
        edits: memoryEdits(),
        sizes: {},
        texts,
        address: 'https://site.example',
        choiceUrl: (kind, value) => `${kind}/${value}`,
      }),
  };
}

/** Publishes changes. */
export async function send(
  { publish }: Pick<Store, 'publish'>,
  changes: readonly FileWrite[],
  message: string,
): Promise<Outcome> {
  if (!publish) throw new Error('Nothing can be published.');
  return publish.send({ changes, message }, new AbortController().signal);
}

/** The change of a text in a file. */
export async function edit(
  store: Store,
  file: string,
  words: string,
  replacement: string,
): Promise<FileWrite> {
  const snapshot = await store.load();
  const before = snapshot?.files[file] ?? '';
  if (!before.includes(words)) throw new Error(`${file} does not contain ${words}.`);
  return { path: file, before, text: before.replace(words, () => replacement) };
}
