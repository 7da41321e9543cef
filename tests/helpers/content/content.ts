import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contactContent, type ContactContent } from '../../../src/model/contact';
import { navigationContent, type NavigationContent } from '../../../src/model/navigation';
import { contentPage, type ContentPage } from '../../../src/model/content-page';
import { service, type Service } from '../../../src/model/service';
import { siteContent, type SiteContent } from '../../../src/model/site';
import { entryOf, fixtureContent } from './fixture-content';

/** The entries of a content folder, by collection. */
export type Content = {
  readonly site: SiteContent;
  readonly navigation: NavigationContent;
  readonly contact: ContactContent;
  readonly services: readonly Service[];
  readonly pages: readonly ContentPage[];
};

/**
 * Reads a content folder through the model.
 * @param folder by default the fixture's, completed with what the model requires
 * @throws if a file doesn't match the model
 */
export function readContent(folder = fixtureContent): Content {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  return contentOf(Object.fromEntries(texts));
}

/**
 * The content that consists of these texts, by their paths below its folder.
 * @throws if one doesn't match the model
 */
export function contentOf(texts: Readonly<Record<string, string>>): Content {
  const read = (file: string) => entryOf(file, texts[file] ?? '');
  const readAll = (place: string) =>
    Object.keys(texts)
      .filter((file) => file.startsWith(place))
      .sort()
      .map(read);
  return {
    site: siteContent.parse(read('site.json')),
    navigation: navigationContent.parse(read('navigation.json')),
    contact: contactContent.parse(read('contact.json')),
    services: readAll('services/').map((entry) => service.parse(entry)),
    pages: readAll('pages/').map((entry) => contentPage.parse(entry)),
  };
}
