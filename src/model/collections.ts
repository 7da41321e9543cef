import type { Collection } from 'content-check/collection';
import { contactContent } from './contact';
import { navigationContent } from './navigation';
import { contentPage } from './content-page';
import { redirectsContent } from './redirects';
import { service } from './service';
import { siteContent } from './site';

/** All collections of content/; besides them it holds pictures and the editors' guide. */
export const collections: readonly Collection[] = [
  { name: 'site', place: 'site.json', schema: siteContent },
  { name: 'navigation', place: 'navigation.json', schema: navigationContent },
  { name: 'contact', place: 'contact.json', schema: contactContent },
  { name: 'redirects', place: 'redirects.json', schema: redirectsContent },
  { name: 'pages', place: 'pages/', schema: contentPage },
  { name: 'services', place: 'services/', schema: service },
];
