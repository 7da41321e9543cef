import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publish } from '../src/server/publish/publish';
import type { FileWrite } from '../src/store/content';
import type { Outcome } from '../src/store/publishing';
import { smallSite } from './small-site/content-folder';
import { killedPublication, type Moment } from './helpers/killed-publication';
import { Clone, publishedSite } from './helpers/published-site';

/*
 * A publication that is killed at any moment: nothing is lost, and the next one goes on from what Git says, once somebody
 * has removed the locks of a Git that was killed, too, as Git tells them to.
 */

const contact = 'content/contact.json';
const siteFile = 'content/site.json';
const message = 'Content: Contact';
const newService = 'content/services/new-service.json';
const newPicture = 'content/images/new-picture.webp';
/** A page that somebody has changed in its file. */
const changedPage = 'content/pages/about.json';

/** Other files in the folder of the one who publishes, which no publication may change. */
const ownWork = 'M  package.json\n?? notes.txt\n';

let site: ReturnType<typeof publishedSite>;
let ran: Awaited<ReturnType<typeof killedPublication>>;

test.beforeAll(() => {
  site = publishedSite(smallSite);
  const { mine, theirs } = site;
  mine.git('remote', 'set-url', 'origin', '../remote.git');
  theirs.replace(siteFile, 'Example', 'Sample');
  theirs.copy('content/images/quilt-dawn.webp', newPicture);
  theirs.publishAll();
  mine.write('package.json', '{ "name": "unfinished" }\n');
  mine.git('add', 'package.json');
  mine.write('notes.txt', 'Unfinished');
  mine.replace(changedPage, 'these hills', 'these hollows');
});

test.afterAll(() => {
  site.discard();
});

/** What is edited and kept, as the form sends it: nothing of what the folder has already. */
function writesTo(mine: Clone): readonly FileWrite[] {
  const place = mine.read(contact);
  const audits = mine.read('content/services/ethical-ai-audits.json');
  const renamed = { slug: 'new-service', title: 'One More Service' };
  const service = JSON.stringify({ ...(JSON.parse(audits) as object), ...renamed });
  const isThere = existsSync(path.join(mine.folder, newService));
  return [
    ...(place.includes('Beckley')
      ? []
      : [{ path: 'contact.json', before: place, text: place.replace('Elizabeth', 'Beckley') }]),
    ...(isThere ? [] : [{ path: 'services/new-service.json', before: null, text: service }]),
  ];
}

/**
 * Publishes what the folder doesn't have yet. As the form does, it reads the folder anew if that is outdated: here only since
 * the publication that was killed got through, which its computer had not noted.
 */
async function publishAgain(mine: Clone): Promise<Outcome> {
  const publishRest = () => publish(mine.content, { message, writes: writesTo(mine) });
  const outcome = await publishRest();
  if (outcome.result !== 'outdated') return outcome;
  expect(mine.git('log', '-1', '--format=%s', 'origin/main')).toBe(`${message}\n`);
  expect(writesTo(mine)).toEqual([]);
  return publishRest();
}

/** Runs a publication in a copy of the site that is killed at a moment, and calls back with the copy. */
async function killedAt(moment: Moment | undefined, check: (mine: Clone) => Promise<void> | void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  cpSync(site.folder, folder, { recursive: true, preserveTimestamps: true });
  const mine = new Clone(path.join(folder, 'mine'));
  try {
    const result = await killedPublication(
      mine.folder,
      { message, writes: writesTo(mine) },
      moment,
    );
    await check(mine);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder as after a publication that was not killed. */
function expectPublished(mine: Clone): void {
  for (const text of [mine.published(contact), mine.read(contact)])
    expect(text).toContain('Beckley');
  for (const text of [mine.published(siteFile), mine.read(siteFile)])
    expect(text).toContain('Sample');
  expect(mine.published(newService)).toContain('One More Service');
  expect(mine.published(changedPage)).toContain('hollows');
  expect(mine.git('ls-files', newPicture)).toBe(`${newPicture}\n`);
  expect(mine.git('status', '--porcelain')).toBe(ownWork);
  expect(mine.git('log', '--format=%s', 'origin/main')).toBe(`${message}\nElsewhere\nThe site\n`);
}

function removeLocks({ folder }: Clone): void {
  const place = path.join(folder, '.git');
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.lock'))) rmSync(path.join(place, file));
}

const steps = (kind: 'after' | 'inside', number: number) =>
  Array.from({ length: number }, (_, index): Moment => `${kind} ${index + 1}`);

test('a publication that is not killed runs commands and hooks', async () => {
  ran = await killedAt(undefined, expectPublished);
  expect(ran.answer).toBe('done');
  expect(Math.min(ran.commands, ran.insides)).toBeGreaterThan(5);
});

for (const [kind, title] of [
  ['after', 'between two commands of Git'],
  ['inside', 'together with Git, inside of its commands'],
] as const) {
  test(`loses nothing and goes on if it is killed ${title}`, async () => {
    for (const moment of steps(kind, kind === 'inside' ? ran.insides : ran.commands)) {
      // each moment has the time of a test
      test.setTimeout(test.info().timeout + 120_000);
      await test.step(moment, () =>
        killedAt(moment, async (mine) => {
          removeLocks(mine);
          expect(mine.git('status', '--porcelain', '--', '.', ':!content')).toBe(ownWork);
          const outcome = await publishAgain(mine);
          // a merge of Git that was killed is left to whoever knows Git, as it is in a terminal
          if (outcome.result === 'refused') {
            expect(outcome.code).toBe('local-changes');
            mine.git('checkout', '--quiet', '--', siteFile);
            rmSync(path.join(mine.folder, newPicture), { force: true });
            expect(await publishAgain(mine)).toMatchObject({ result: 'done' });
          } else expect(outcome).toMatchObject({ result: 'done' });
          expectPublished(mine);
        }).then(({ answer }) => expect(answer).toBe('')),
      );
    }
  });
}
