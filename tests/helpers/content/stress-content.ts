import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContactContent } from '../../../src/model/contact';
import { drawingNames } from '../../../src/scenes/card-landscape/schema';
import type { NavigationContent } from '../../../src/model/navigation';
import type { ContentPage } from '../../../src/model/content-page';
import type { RedirectsContent } from '../../../src/model/redirects';
import type { Service } from '../../../src/model/service';
import type { SiteContent } from '../../../src/model/site';
import {
  bareHero,
  fill,
  fullHero,
  fullSections,
  type Section,
  type Voice,
  voices,
} from './stress-sections';

const everyVoice = Object.keys(voices) as Voice[];
const nth = (index: number): Voice => everyVoice[index % everyVoice.length] ?? 'long';

const services: readonly Service[] = Array.from({ length: 56 }, (_, index) => ({
  slug: `service-${index}`,
  title: index % 5 === 1 ? 'A' : fill(nth(index), 60),
  description: index % 7 === 6 ? 'A' : fill(nth(index), 240),
  icon: 'barn',
  alt: index % 2 ? '' : fill(nth(index), 150),
  drawing: drawingNames[index % (drawingNames.length + 1)],
}));
const slugs = services.map(({ slug }) => slug);

const page = (address: string, ...sections: ContentPage['sections']): ContentPage => ({
  path: address,
  title: `Stress ${address}`,
  description: `What the page at ${address} bears: long words, much text and none, other scripts.`,
  keywords: [],
  sections,
});

const { banner, prose, story, links, steps, ...rest } = fullSections('long', []);
/** Cards of these services: a page shows each of them once. */
const cards = (first: number, end: number): Section =>
  fullSections('long', slugs.slice(first, end))['service-cards'];

/** Every kind of section in every voice; kinds in odd orders; 1, 5 and 50 cards. */
export const stressPages: readonly ContentPage[] = [
  page('/', bareHero('Banner first'), banner, cards(0, 1), cards(1, 6), cards(6, 56), prose, prose),
  page(
    '/odd',
    { ...fullHero('long'), picture: undefined, heading: 'Details before the form' },
    rest['contact-details'],
    banner,
    rest['contact-form'],
    steps,
    story,
    banner,
    links,
    rest['contact-details'],
  ),
  page('/text', bareHero('Text straight below'), prose, banner),
  page('/404', bareHero('Nothing else at all')),
  ...everyVoice.map((voice) =>
    page(`/${voice}`, fullHero(voice), ...Object.values(fullSections(voice, slugs.slice(0, 3)))),
  ),
];

const contact: ContactContent = {
  details: [
    { kind: 'place', label: fill('long', 40), text: fill('long', 120), icon: 'map-pin' },
    { kind: 'fax', label: fill('arabic', 40), text: '(304) 555-0142', icon: 'printer' },
    { kind: 'sms', label: 'A', text: '+49 30 901820', icon: 'chat-text' },
    { kind: 'phone', label: fill('emoji', 40), text: '(304) 555-0142', icon: 'phone' },
    {
      kind: 'email',
      label: fill('hebrew', 40),
      text: `${'a.long.name'.repeat(5)}@${'anotherlongname'.repeat(3)}.example`,
      icon: 'envelope-simple',
    },
    { kind: 'link', label: 'A', text: fill('long', 120), href: '/odd', icon: 'compass' },
    { kind: 'place', label: 'A', text: 'A', icon: 'buildings' },
  ],
  person: {
    label: fill('long', 40),
    name: fill('long', 60),
    role: fill('arabic', 80),
    portrait: './images/quilt-dawn.webp',
  },
};

const redirects: RedirectsContent = {
  moved: fill('hebrew', 80),
  redirects: [{ from: '/moved', to: '/long' }],
};

const linkedPages = stressPages.filter(({ path }) => path !== '/404');

const navigation: NavigationContent = {
  primary: Array.from({ length: 9 }, (_, index) => ({
    label: fill(nth(index), 40),
    href: linkedPages[index]?.path ?? `https://example.org/${index}`,
  })),
  action: { label: fill('long', 40), href: '/odd' },
  quickLinks: {
    heading: fill('arabic', 40),
    links: everyVoice.map((voice) => ({ label: fill(voice, 40), href: `/${voice}` })),
  },
  beforeNumber: fill('long', 20),
  reach: fill('hebrew', 40),
  connect: {
    comingSoon: { title: "Can't wait?", text: 'Q&A "soon" {label} < 3' },
    heading: fill('hebrew', 40),
    accounts: everyVoice.map((voice) => ({ label: fill(voice, 30), icon: 'github-logo' })),
  },
};

/**
 * Replaces a content folder, except its pictures, by the content that strains the site most within the
 * content model.
 * @param own the previous content, for texts that must make sense
 */
export async function writeStressContent(
  folder: string,
  own: { readonly site: SiteContent },
): Promise<void> {
  const write = (file: string, entry: object) =>
    writeFile(path.join(folder, file), JSON.stringify(entry, null, 2));
  for (const place of ['pages', 'services']) {
    await rm(path.join(folder, place), { recursive: true, force: true });
    await mkdir(path.join(folder, place));
  }
  const color = { width: 1280, height: 800, channels: 3, background: '#2c5f63' } as const;
  await sharp({ create: color }).toFile(path.join(folder, 'images/quilt-dawn.webp'));
  const name = `Lamp ${fill('long', 35)}`;
  await write('site.json', { ...own.site, name, tagline: fill('arabic', 90) });
  await write('contact.json', contact);
  await write('navigation.json', navigation);
  await write('redirects.json', redirects);
  for (const entry of services) await write(`services/${entry.slug}.json`, entry);
  for (const [index, entry] of stressPages.entries())
    await write(`pages/page-${index}.json`, entry);
  // hidden files: what macOS adds on some disks (AppleDouble), and a text editor's backup
  await writeFile(path.join(folder, 'pages/._page-0.json'), Buffer.from('00051607', 'hex'));
  await write('pages/.page-0.json', { ...stressPages[0] });
}
