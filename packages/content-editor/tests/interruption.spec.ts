import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { recoverFolder } from '../src/server/publish/interruption';
import { publish } from '../src/server/publish/publish';
import type { Published } from '../src/store/publication';
import { smallSite } from './small-site/content-folder';
import { killedPublication, type Moment, release } from './helpers/killed-publication';
import { protectMain } from './helpers/published-editor';
import { Clone, publishedSite } from './helpers/published-site';

/*
 * A publication that is killed at any moment, on each of its paths: the next start finds a clean folder, and the next
 * publication goes on.
 */

const contact = 'content/contact.json';
const message = 'Content: Contact';
const newService = 'content/services/new-service.json';
const newPicture = 'content/images/new-picture.webp';

/** Other files in the folder of the one who publishes, which no publication may change. */
const ownWork = 'M  package.json\n?? notes.txt\n';

let site: ReturnType<typeof publishedSite>;

/** A way to the public. */
type Path = {
  readonly name: string;
  readonly arrange: () => void;
  /** What a publication answers, and the branch to which it leads. */
  readonly answer: Published;
  readonly branch: string;
};

const paths: readonly Path[] = [
  {
    name: 'straight to the published branch',
    arrange: () => undefined,
    answer: { result: 'published' },
    branch: 'main',
  },
  {
    name: 'to a branch for review',
    arrange: () => protectMain(site),
    answer: { result: 'review' },
    branch: 'content/june-carpenter-main',
  },
];

test.beforeAll(() => {
  site = publishedSite(smallSite);
  const { mine, theirs } = site;
  mine.git('remote', 'set-url', 'origin', '../remote.git');
  theirs.replace(contact, '304', '681');
  theirs.copy('content/images/quilt-dawn.webp', newPicture);
  theirs.write('theirs.txt', 'New');
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
    const ran = await killedPublication(mine.folder, message, moment);
    await check(mine);
    return ran;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder as after a publication that was not killed. */
function expectPublished(mine: Clone, { branch }: Path): void {
  for (const text of [mine.published(contact, branch), mine.read(contact)]) {
    expect(text).toContain('Beckley');
    expect(text).toContain('681');
  }
  expect(mine.published(newService, branch)).toContain('One More Service');
  expect(mine.git('ls-files', newPicture, 'theirs.txt')).toBe(`${newPicture}\ntheirs.txt\n`);
  expect(mine.git('status', '--porcelain')).toBe(ownWork);
  expect(mine.git('log', '--format=%s', '--no-merges', `origin/${branch}`)).toBe(
    `${message}\nElsewhere\nThe site\n`,
  );
  expect(locksOf(mine)).toEqual([]);
}

/** Git's locks, and what publications leave beside them. */
function locksOf(mine: Clone): readonly string[] {
  const files = readdirSync(path.join(mine.folder, '.git'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.lock$|content-editor/.test(file));
}

/** Starts anew until Git has ended, which may take longer than the publication. */
async function recovered(mine: Clone): Promise<void> {
  const left = async () => {
    await recoverFolder(mine.content.root);
    return locksOf(mine);
  };
  await expect.poll(left).toEqual([]);
}

/** What the next start finds: everything of one's own, and what others have published whole or not at all. */
function expectWhole(mine: Clone): void {
  expect(mine.read(contact)).toContain('Beckley');
  expect(mine.read(newService)).toContain('One More Service');
  const theirs = mine.git('ls-files', newPicture, 'theirs.txt').split('\n').length - 1;
  expect([0, 2]).toContain(theirs);
  expect(mine.read(contact).includes('681')).toBe(theirs === 2);
  const others = mine.git('status', '--porcelain', '--', '.', ':!content');
  expect(others).toBe(ownWork);
}

const steps = (kind: 'before' | 'after' | 'inside' | 'around', number: number) =>
  Array.from({ length: number }, (_, index): Moment => `${kind} ${index + 1}`);

for (const way of paths)
  test.describe(way.name, () => {
    let ran: Awaited<ReturnType<typeof killedPublication>>;

    test.beforeAll(() => way.arrange());

    test('a publication that is not killed runs commands and hooks', async () => {
      ran = await killedAt(undefined, (mine) => expectPublished(mine, way));
      expect(ran.answer).toBe(way.answer.result);
      expect(Math.min(ran.commands, ran.insides)).toBeGreaterThan(10);
    });

    for (const [kind, title] of [
      ['before', 'before each command of Git'],
      ['after', 'after each command of Git'],
      ['inside', 'together with Git, inside of its commands'],
    ] as const) {
      test(`loses nothing and goes on if it is killed ${title}`, async () => {
        test.setTimeout(600_000);
        for (const moment of steps(kind, kind === 'inside' ? ran.insides : ran.commands)) {
          await test.step(moment, () =>
            killedAt(moment, async (mine) => {
              await recovered(mine);
              expectWhole(mine);
              expect(await publish(mine.content, { message })).toEqual(way.answer);
              expectPublished(mine, way);
            }).then(({ answer }) => expect(answer).toBe('')),
          );
        }
      });
    }

    test('keeps the locks of Git that goes on without it, and goes on when Git has ended', async () => {
      test.setTimeout(600_000);
      for (const moment of steps('around', ran.insides)) {
        await test.step(moment, () =>
          killedAt(moment, async (mine) => {
            const publishNow = () => publish(mine.content, { message });
            const before = locksOf(mine);
            await recoverFolder(mine.content.root);
            expect(await publishNow()).toMatchObject({ code: 'locked' });
            expect(locksOf(mine)).toEqual(before);
            release(mine.folder);
            await expect.poll(publishNow).toEqual(way.answer);
            expectPublished(mine, way);
          }),
        );
      }
    });
  });
