import sharp from 'sharp';
import { githubHost } from '../../src/hosted/github';
import type { HostPlace } from '../../src/hosted/host-place';
import { hostedStore } from '../../src/hosted/hosted-store';
import { checkTexts } from '../../src/session/check-texts';
import type { Change, Store } from '../../src/session/store';
import { siteModel } from '../helpers/site-editor';
import { GithubStandIn } from './github-stand-in';
import { hostedPlace, repositoryFiles } from './repository-files';

/** The content of a folder with a stand-in for GitHub. Each of its faults fails the test. */
export function hostedSite(root: string) {
  const github = new GithubStandIn(repositoryFiles(root));
  const forget = jest.fn();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      github.fetch(input instanceof Request ? input.url : String(input), init),
    );
  // of browsers
  Object.assign(globalThis, {
    createImageBitmap: async (blob: Blob) => sharp(await blob.arrayBuffer()).metadata(),
  });
  return {
    github,
    forget,
    open: (token = 'github_pat_good', place: HostPlace = hostedPlace): Promise<Store> =>
      hostedStore({
        host: githubHost(place, { token: () => Promise.resolve(token), onSignedOut: forget }),
        model: siteModel,
        check: (files, pictures) => Promise.resolve(checkTexts(siteModel, files, pictures)),
        review: place.review,
        sizes: {},
        choiceUrl: (kind, value) => `${kind}/${value}`,
        forget,
      }),
  };
}

/** The change of a text in a file. */
export async function edit(
  store: Store,
  file: string,
  words: string,
  replacement: string,
): Promise<Change> {
  const snapshot = await store.load();
  const before = snapshot?.files[file] ?? '';
  if (!before.includes(words)) throw new Error(`${file} does not contain ${words}.`);
  return { path: file, before, text: before.replace(words, () => replacement) };
}
