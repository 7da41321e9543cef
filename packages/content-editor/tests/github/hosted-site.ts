import sharp from 'sharp';
import { githubHost } from '../../src/hosted/github/github';
import type { HostedRepository } from '../../src/hosted/git-host';
import type { KnownTexts } from '../../src/hosted/hosted-content';
import { hostedStore } from '../../src/hosted/hosted-store';
import { checkTexts } from '../../src/store/check-texts';
import type { Outcome } from '../../src/store/publishing';
import type { FileWrite } from '../../src/store/content';
import type { Store } from '../../src/store/store';
import { memoryEdits } from '../helpers/memory-store';
import { siteModel } from '../small-site/model';
import type { ContentFolder } from '../small-site/content-folder';
import { GithubStandIn } from './github-stand-in';
import { hostedRepository, repositoryFiles } from './repository-files';

type Opening = Partial<HostedRepository> & { readonly token?: string; readonly texts?: KnownTexts };

/** The content of a folder at the stand-in. */
function hostedSite(files: Readonly<Record<string, Buffer>>) {
  const standIn = new GithubStandIn(files);
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
    open: ({ token = 'github_pat_good', texts = {}, ...repository }: Opening = {}) =>
      hostedStore({
        host: githubHost({ ...hostedRepository, ...repository }, { token, onSignedOut: forget }),
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

/** The content at the stand-in, afresh for each test of the file or block. Each of its faults fails the test. */
export function hostedSiteForTests(content: ContentFolder): ReturnType<typeof hostedSite> {
  let site: ReturnType<typeof hostedSite>;
  beforeEach(() => {
    site = hostedSite(repositoryFiles(content.root));
  });
  afterEach(() => {
    expect(site.standIn.faults).toEqual([]);
    jest.restoreAllMocks();
  });
  return {
    get standIn() {
      return site.standIn;
    },
    get forget() {
      return site.forget;
    },
    open: (opening) => site.open(opening),
  };
}

/** Publishes writes. */
export async function send(
  { publishing }: Pick<Store, 'publishing'>,
  writes: readonly FileWrite[],
  message: string,
): Promise<Outcome> {
  return publishing.publish({ writes, message }, new AbortController().signal);
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
