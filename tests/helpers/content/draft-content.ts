import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent } from './content';
import { newService, withNewService } from './added-content';

const { pages, navigation } = readContent();
const home = pages.find((page) => page.path === '/');
const about = pages.find((page) => page.path === '/about');
const contact = pages.find((page) => page.path === '/contact');
const hero = home?.sections[0];

/** Two pages that are drafts, link to each other and list a service that is a draft. */
export const draftPages = [
  { path: '/open-house', title: 'An Evening on AI', otherAddress: '/open-house/program' },
  { path: '/open-house/program', title: 'From Seven to Nine', otherAddress: '/open-house' },
].map(({ path: address, title, otherAddress }) => ({
  path: address,
  draft: true,
  title,
  description: `${title}: bring a question and a neighbor, and we bring the coffee for everybody.`,
  keywords: [],
  sections: [
    { ...hero, heading: title, actions: [{ label: 'The Other Draft', href: otherAddress }] },
    {
      type: 'service-cards',
      heading: `Of ${title}`,
      lede: 'A draft lists a draft.',
      services: [newService.slug],
    },
  ],
}));

/** Texts of the drafts, their addresses, an icon that only they use, and their mark. */
export const wordsOfDrafts =
  /open-house|an evening on ai|seven to nine|board-training|for boards|chalkboard|not published/i;

/**
 * Adds the drafts to a copy of the fixture's content. The home page and that at "/contact" have the
 * draft service in their lists of services; the footer and the page at "/about" link to a draft.
 */
export async function writeDrafts(folder: string): Promise<void> {
  const write = (file: string, entry: object) =>
    writeFile(path.join(folder, file), JSON.stringify(entry, null, 2));
  for (const [index, page] of draftPages.entries()) await write(`pages/draft-${index}.json`, page);
  await write(`services/${newService.slug}.json`, { ...newService, draft: true });
  const soon = {
    type: 'service-cards' as const,
    heading: 'Soon',
    lede: 'Ask us.',
    services: ['data-analytics-insights'],
  };
  await write('pages/home.json', { ...home, sections: home?.sections.map(withNewService) });
  const sections = [...(contact?.sections ?? []), withNewService(soon)];
  await write('pages/contact.json', { ...contact, sections });
  const { quickLinks } = navigation;
  const links = [...quickLinks.links, { label: linksToDraft.inFooter, href: draftPages[0]?.path }];
  await write('navigation.json', { ...navigation, quickLinks: { ...quickLinks, links } });
  const { inText } = linksToDraft;
  const linked = JSON.stringify(about).replace(inText, `[${inText}](${draftPages[0]?.path ?? ''})`);
  await writeFile(path.join(folder, 'pages/about.json'), linked);
}

/** The words of links to a draft: in the footer, and in a text of the page at "/about". */
export const linksToDraft = { inFooter: 'Come by', inText: 'Fair means tested' };
