import type { LiveSite } from '../live/live-site';
import type { Check, Preview, Upload } from '../store/store';
import { type Entries, entriesOf } from '../writing/json';
import { fromBase64 } from '../store/base64';
import type { HostedContent } from './hosted-content';
import type { HostedPictures } from './hosted-pictures';
import { LivePages } from './live-pages';
import type { HostedSettings } from './settings';
import { showOnPages } from './shown-changes';

/** The published site, of which pages can be shown beside the form. */
export type PublishedSite = Pick<HostedSettings, 'built'> & {
  readonly live: LiveSite;
  /** The path below which it is served; empty at the root. */
  readonly prefix: string;
  /** Whether content has a page that is served at a path. */
  readonly hasPage: (content: Entries, path: string) => boolean;
};

type Tools = {
  readonly check: Check;
  readonly content: HostedContent;
  readonly pictures: HostedPictures;
};

/** The part of a store that shows unsaved changes on the published pages. */
export function siteBeside(
  { built: ids, live, prefix, hasPage }: PublishedSite,
  { check, content, pictures }: Tools,
): { readonly preview: Preview; readonly refresh: () => void } {
  const reading = async () => content.last ?? (await content.read());
  const built = once(async () => {
    const listed = Object.entries(ids).map(([path, id]) => ({ path, id }));
    const { snapshot } = await reading();
    // it may be a build of what the repository doesn’t have
    return content.textsOf(listed).catch(() => snapshot.files);
  });
  const builtEntries = once(async () => entriesOf(await built()));
  const loaded = new Map<string, Promise<Upload | undefined>>();
  const picture = (path: string) => {
    const id = content.last?.ids.get(path) ?? '';
    const known = loaded.get(id) ?? pictures.read(id);
    loaded.set(id, known);
    return known;
  };
  const pages = new LivePages({ live, prefix });
  const shown = showOnPages({
    pages,
    check,
    picture,
    built,
    saved: async () => (await reading()).snapshot,
    inspect: async (base64) => (await pictures.add(fromBase64(base64))).size,
  });
  return {
    preview: {
      origin: window.location.origin,
      prefix,
      pictureNote: 'The picture is the one that was drawn when the site was last built.',
      show: (changes) => shown.show(changes),
      isReady: async (path) => hasPage(await builtEntries(), path) || 'once published',
      attach: (frame, onBlocked) => pages.attach(frame, onBlocked),
    },
    refresh: () => void shown.refresh().catch(() => undefined),
  };
}

/** A function that runs once, and returns the same result from then on. */
function once<Result>(make: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: make() }).result;
}
