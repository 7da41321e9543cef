import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readContent, type Content } from '../helpers/content';
import { copyProject } from '../helpers/project-copy';

/*
 * An editor changes the site's own content in ten ordinary ways at once, and everything that CI runs is
 * run on a copy of the project: no test may depend on what content says.
 */

const root = path.resolve('test-results/copies/edits');

/** Changes an entry of the copy's content as an editor would, leaving all else in the file as it is. */
async function edit<Entry>(file: string, change: (entry: Entry) => Entry): Promise<void> {
  const place = path.join(root, 'content', file);
  const entry = JSON.parse(await readFile(place, 'utf8')) as Entry;
  await writeFile(place, `${JSON.stringify(change(entry), null, 2)}\n`);
}

type Page = Content['pages'][number];
type Section = Page['sections'][number];

/** The file of the page at an address, by the names that the project gives them. */
const fileOf = (address: string) => `pages/${address === '/' ? 'home' : address.slice(1)}.json`;

const without = (section: Section, slug: string): Section =>
  section.type === 'service-cards'
    ? { ...section, services: section.services.filter((each) => each !== slug) }
    : section;

const withCard = (section: Section, slug: string): Section =>
  section.type === 'service-cards'
    ? { ...section, services: [...section.services, slug] }
    : section;

async function makeTenEdits(): Promise<void> {
  const { pages, services } = readContent('content');
  const [hero, ...rest] = pages.find((page) => page.path === '/')?.sections ?? [];
  const removed = services[0]?.slug ?? '';
  for (const { path: address } of pages) {
    await edit<Page>(fileOf(address), (page) => ({
      ...page,
      sections: page.sections.map((section) => without(section, removed)) as Page['sections'],
    }));
  }
  await rm(path.join(root, `content/services/${removed}.json`));
  await writeFile(
    path.join(root, 'content/services/board-training.json'),
    JSON.stringify({ ...services[1], slug: 'board-training', title: 'Training for Boards' }),
  );
  await edit<Page>(fileOf('/'), (home) => {
    const [opening, first, second, ...others] = home.sections;
    const swapped = [second, first, ...others].flatMap((section) => section ?? []);
    const changed = { ...opening, lede: 'We read the small print, and we read it to you.' };
    const sections = [changed, ...swapped.map((each) => withCard(each, 'board-training'))];
    return { ...home, sections: sections as Page['sections'] };
  });
  await writeFile(
    path.join(root, 'content/pages/workshops.json'),
    JSON.stringify({
      path: '/workshops',
      title: 'Workshops',
      description:
        'An evening on AI for councils and boards: what it can do for you, and what to ask a vendor.',
      keywords: ['workshops'],
      sections: [
        { ...hero, heading: 'An Evening on AI', picture: undefined },
        ...rest.slice(-1),
        { type: 'prose', heading: 'What to Expect', paragraphs: ['Two hours, no sales talk.'] },
      ],
    }),
  );
  await edit<Content['navigation']>('navigation.json', (navigation) => ({
    ...navigation,
    primary: [...navigation.primary, { label: 'Workshops', href: '/workshops' }],
    connect: {
      ...navigation.connect,
      accounts: navigation.connect.accounts.map((account, index) =>
        index === 0 ? { ...account, url: 'https://github.com/hollow-lamp' } : account,
      ),
    },
  }));
  await edit<Content['site']>('site.json', (site) => ({
    ...site,
    name: 'Hollow Lamp',
    tagline: 'Light for what machines decide.',
  }));
  await edit<Content['contact']>('contact.json', (contact) => ({
    ...contact,
    email: 'office@hollowlamp.example',
    phone: '(304) 555-0199',
  }));
}

test('ten edits of an editor turn nothing red', async () => {
  test.setTimeout(1_800_000);
  await copyProject(root);
  await makeTenEdits();
  const run = spawn(process.execPath, ['scripts/bootstrap.mjs', 'test'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (words: Buffer) => {
      said += words.toString();
    });
  const code = await new Promise((resolve) => run.on('close', resolve));
  expect(code, said.slice(-20_000)).toBe(0);
});

test.afterAll(() => rm(root, { recursive: true, force: true }));
