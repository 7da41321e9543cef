import type { ContactContent } from './contact';
import type { NavigationContent } from './navigation';
import type { RedirectsContent } from './redirects';
import type { SiteContent } from './site';

/** The content of the GraphQL types with exactly one node, as the content check makes sure before Gatsby reads anything. */
export type SingleEntries = {
  readonly SiteContent: SiteContent;
  readonly NavigationContent: NavigationContent;
  readonly ContactContent: ContactContent;
  readonly RedirectsContent: RedirectsContent;
};
