import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readContent, type Content } from '../helpers/content/content';
import {
  newService,
  newsPage,
  withNewService,
  withNewsLink,
} from '../helpers/content/added-content';
import { copyProject } from '../helpers/builds/project-copy';

/*
 * Ten ordinary edits of the site's own content, after which everything that CI runs with it must pass in a
 * copy of the project: no check may depend on the content.
 */

/**
 * Outside of the project, since knip finds no commands in a folder that git ignores, and of this run alone:
 * another one would take its files away.
 */
const root = path.join(tmpdir(), `ten-edits-${process.pid}`);

const at = (file: string) => path.join(root, 'content', file);
const write = (file: string, entry: object) =>
  writeFile(at(file), `${JSON.stringify(entry, null, 2)}\n`);

/** Changes an entry of the copy's content as editors would, and keeps the rest of the file. */
async function edit<Entry extends object>(file: string, change: (entry: Entry) => Entry) {
  await write(file, change(JSON.parse(await readFile(at(file), 'utf8')) as Entry));
}

type Page = Content['pages'][number];

/** The file of the page at an address, by the project's naming convention. */
const fileOf = (address: string) => `pages/${address === '/' ? 'home' : address.slice(1)}.json`;

async function makeTenEdits(): Promise<void> {
  const { pages, services } = readContent('content');
  const [hero, ...rest] = pages.find((page) => page.path === '/')?.sections ?? [];
  const removed = services[0]?.slug ?? '';
  await rm(path.join(root, `content/services/${removed}.json`));
  await write(`services/${newService.slug}.json`, newService);
  for (const { path: address } of pages) {
    await edit<Page>(fileOf(address), (page) => ({
      ...page,
      sections: page.sections.map((section) => {
        if (section.type === 'service-cards')
          return { ...section, services: section.services.filter((slug) => slug !== removed) };
        return section.type === 'label' ? { ...section, takeAway: undefined } : section;
      }) as Page['sections'],
    }));
  }
  await edit<Page>(fileOf('/'), (home) => {
    const [opening, first, second, ...later] = home.sections;
    const changed = { ...opening, lede: 'We read the small print, and we read it to you.' };
    const swapped = [second, first, ...later].flatMap((section) => section ?? []);
    return { ...home, sections: [changed, ...swapped.map(withNewService)] as Page['sections'] };
  });
  await write(
    'pages/news.json',
    newsPage(hero && { ...hero, picture: undefined }, ...rest.slice(-1)),
  );
  await edit<Content['navigation']>('navigation.json', (navigation) => {
    const { connect } = navigation;
    const [account, ...accounts] = connect.accounts;
    const linked = account && { ...account, url: 'https://github.com/hollow-lamp' };
    return {
      ...withNewsLink(navigation),
      connect: { ...connect, accounts: linked ? [linked, ...accounts] : accounts },
    };
  });
  await edit<Content['site']>('site.json', (site) => ({
    ...site,
    name: 'Hollow Lamp',
    tagline: 'Light for what machines decide.',
  }));
  await edit<Content['contact']>('contact.json', (contact) => ({
    ...contact,
    details: [
      { kind: 'email', label: 'Office', text: 'office@hollowlamp.example', icon: 'feather' },
      { kind: 'phone', label: 'Phone', text: '(304) 555-0199', icon: 'phone' },
      { kind: 'sms', label: 'Text us', text: '(304) 555-0188', icon: 'chat-text' },
    ],
  }));
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyProject(root);
  // `npm test` makes the folder of the reports
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  await makeTenEdits();
});

/**
 * The steps of `npm test` that read the content. The others need not be repeated: they visit the fixture
 * and the editor's small site, which import nothing that reads it (`npm run imports`), or draw pictures.
 */
for (const step of ['checks:content', 'checks:editor', 'unit:site', 'visits:content'])
  test(`${step} passes after ten edits of the content`, async () => {
    test.setTimeout(900_000);
    // not by `npm test`, which might install packages: they are the project's own
    const run = spawn('npm', ['run', '--silent', step], {
      cwd: root,
      shell: true,
      env: { ...process.env, CI: 'true', WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '2' },
    });
    let output = '';
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const code = await new Promise((resolve) => run.on('close', resolve));
    expect(code, output.slice(-20_000)).toBe(0);
  });

test.afterAll(() => rm(root, { recursive: true, force: true }));
