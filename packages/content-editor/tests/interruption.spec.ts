import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publish } from '../src/server/publish/publish';
import { smallSite } from './small-site/content-folder';
import { killedPublication, type Moment } from './helpers/killed-publication';
import { Clone, publishedSite } from './helpers/published-site';

/*
 * A publication that is killed at any moment: nothing is lost, and the next one goes on from what Git says, once somebody
 * has removed the locks of a Git that was killed, too, as Git tells them to.
 */

const contact = 'content/contact.json';
const message = 'Content: Contact';
const newService = 'content/services/new-service.json';
const newPicture = 'content/images/new-picture.webp';

/** Other files in the folder of the one who publishes, which no publication may change. */
const ownWork = 'M  package.json\n?? notes.txt\n';

let site: ReturnType<typeof publishedSite>;
let ran: Awaited<ReturnType<typeof killedPublication>>;

test.beforeAll(() => {
  site = publishedSite(smallSite);
  const { mine, theirs } = site;
  mine.git('remote', 'set-url', 'origin', '../remote.git');
  theirs.replace(contact, '304', '681');
  theirs.copy('content/images/quilt-dawn.webp', newPicture);
  theirs.publishAll();
  mine.replace(contact, 'Elizabeth', 'Beckley');
  const audits = mine.read('content/services/ethical-ai-audits.json');
  const renamed = { slug: 'new-service', title: 'One More Service' };
  mine.write(newService, JSON.stringify({ ...(JSON.parse(audits) as object), ...renamed }));
  mine.write('package.json', '{ "name": "unfinished" }\n');
  mine.git('add', 'package.json');
  mine.write('notes.txt', 'Unfinished');
});

test.afterAll(() => {
  site.discard();
});

/** Runs a publication in a copy of the site that is killed at a moment, and calls back with the copy. */
async function killedAt(moment: Moment | undefined, check: (mine: Clone) => Promise<void> | void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  cpSync(site.folder, folder, { recursive: true, preserveTimestamps: true });
  const mine = new Clone(path.join(folder, 'mine'));
  try {
    const result = await killedPublication(mine.folder, message, moment);
    await check(mine);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder as after a publication that was not killed. */
function expectPublished(mine: Clone): void {
  for (const text of [mine.published(contact), mine.read(contact)]) {
    expect(text).toContain('Beckley');
    expect(text).toContain('681');
  }
  expect(mine.published(newService)).toContain('One More Service');
  expect(mine.git('ls-files', newPicture)).toBe(`${newPicture}\n`);
  expect(mine.git('status', '--porcelain')).toBe(ownWork);
  expect(mine.git('log', '--format=%s', 'origin/main')).toBe(`${message}\nElsewhere\nThe site\n`);
  expect(mine.git('for-each-ref', 'refs/content-editor')).toBe('');
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
  expect(ran.answer).toBe('published');
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
          expect(mine.read(contact)).toContain('Beckley');
          expect(mine.read(newService)).toContain('One More Service');
          expect(mine.git('status', '--porcelain', '--', '.', ':!content')).toBe(ownWork);
          expect(await publish(mine.content, { message })).toEqual({ result: 'published' });
          expectPublished(mine);
        }).then(({ answer }) => expect(answer).toBe('')),
      );
    }
  });
}
