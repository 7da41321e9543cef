import { type PictureInspection, problemKey } from 'content-check/problem';
import { memoizeLast } from '../writing/memoize-last';
import { ShownContent } from '../store/shown-content';
import { entriesOf } from '../writing/json';
import type { Check, Snapshot, Upload } from '../store/store';
import { contentPictures } from './content-pictures';
import type { LivePages } from './live-pages';

type Settings = {
  readonly pages: Pick<LivePages, 'show'>;
  readonly check: Check;
  /** The content as it is saved. */
  readonly saved: () => Promise<Snapshot>;
  /** The texts with which the site was built. */
  readonly built: () => Promise<Snapshot['files']>;
  /** Decodes an upload. */
  readonly inspect: (base64: string) => Promise<PictureInspection>;
  /** Loads a saved picture. */
  readonly picture: (path: string) => Promise<Upload | undefined>;
};

/** Shows content on the published page. */
export function showOnPages(settings: Settings): ShownContent {
  const { pages, check, saved, built, inspect, picture } = settings;
  const knownIn = memoizeLast(async ({ files, pictures }: Snapshot) => {
    const problems = (await check(files, pictures)) ?? [];
    return new Set(problems.map(problemKey));
  });
  return new ShownContent({
    saved,
    decode: async (base64) => {
      const found = await inspect(base64);
      return 'width' in found ? { ...found, base64 } : undefined;
    },
    problemFiles: async (files, pictures, content) => {
      // mistakes that are saved are nobody's now
      const known = await knownIn(content);
      const problems = (await check(files, pictures)) ?? [];
      return problems
        .filter((problem) => problem.severity === 'error' && !known.has(problemKey(problem)))
        .map(({ file }) => file);
    },
    show: async ({ files, uploads, pictures: sizes }) =>
      pages.show({
        built: entriesOf(await built()),
        shown: entriesOf(files),
        ...contentPictures({ sizes, uploads, read: picture }),
      }),
  });
}
