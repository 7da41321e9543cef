import type { ContactContent } from './contact';
import type { NavigationContent } from './navigation';
import type { RedirectsContent } from './redirects';
import type { SiteContent } from './site';

/** The content of the files of which there is exactly one, by the names of their collections. */
export type SingleEntries = {
  readonly site: SiteContent;
  readonly navigation: NavigationContent;
  readonly contact: ContactContent;
  readonly redirects: RedirectsContent;
};

/**
 * The content of such a file. The content check makes sure that there is one before anything is
 * built of it, so this is the only cast.
 * @param entries the content files by their paths, parsed
 */
export function singleEntry<Name extends keyof SingleEntries>(
  entries: Readonly<Record<string, unknown>>,
  name: Name,
): SingleEntries[Name] {
  return entries[`${name}.json`] as SingleEntries[Name];
}
