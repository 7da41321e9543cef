import type { Collection } from 'content-check/collection';
import { contactContent } from './contact';
import { navigationContent } from './navigation';
import { contentPage } from './content-page';
import { redirectsContent } from './redirects';
import { service } from './service';
import { siteContent } from './site';

/** All collections of content/; besides them it holds pictures and the editors' guide. */
export const collections: readonly Collection[] = [
  { name: 'site', path: 'site.json', schema: siteContent },
  { name: 'navigation', path: 'navigation.json', schema: navigationContent },
  { name: 'contact', path: 'contact.json', schema: contactContent },
  { name: 'redirects', path: 'redirects.json', schema: redirectsContent },
  { name: 'pages', path: 'pages/', schema: contentPage },
  { name: 'services', path: 'services/', schema: service },
];
