import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clone, siteForTests } from '../../../tests/helpers/published-site';
import { publish } from './publish';
import { publicStateOf } from './public-state';

const site = siteForTests();
const { mine, theirs } = site;

const contact = 'content/contact.json';
const publishMine = (decidedAbout?: string) =>
  publish(mine.content, { message: 'Contact\n\nThe city.', decidedAbout });

const addedPage = 'content/pages/new-page.json';
const service = 'content/services/ethical-ai-audits.json';
const movedService = 'content/services/moved-service.json';

/** The files that are public. */
const publicFiles = () =>
  mine.git('ls-tree', '-r', '--name-only', 'origin/main').split('\n').filter(Boolean);

/** The text of one more page. */
function newPage(): string {
  const { sections, ...page } = JSON.parse(mine.read('content/pages/about.json')) as {
    sections: object[];
  };
  const words = { path: '/news', title: 'News of the Valley', schemaType: undefined };
  const hero = { ...sections[0], heading: 'What Is New in the Valley' };
  return `${JSON.stringify({ ...page, ...words, sections: [hero] }, null, 2)}\n`;
}

/** A hook of a repository, which fails with a message. */
function failingHook(gitFolder: string, name: string, condition = ''): void {
  const file = path.join(gitFolder, 'hooks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh\n${condition}\necho "The rule of ${name} is broken." >&2\nexit 1\n`,
  );
  chmodSync(file, 0o755);
}

describe('what others have published meanwhile', () => {
  beforeEach(() => {
    theirs.replace(contact, '304', '681');
    theirs.copy('content/images/quilt-dawn.webp', 'content/images/new-picture.webp');
    theirs.publishAll();
  });

  it('is not told as taken back here', async () => {
    const before = mine.read(contact);
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.git('fetch', '--quiet');
    const { files, pictures } = await publicStateOf(mine.content);
    expect(files['contact.json']).toBe(before);
    expect(pictures).toEqual({});
  });

  it('is not told as waiting here, if this folder has it under another commit', async () => {
    mine.git('fetch', '--quiet');
    mine.write(contact, theirs.read(contact));
    const { files } = await publicStateOf(mine.content);
    expect(files['contact.json']).toBe(theirs.read(contact));
  });
});

describe('what is published', () => {
  it('is what was saved, under a message in words', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.git('log', '-1', '--format=%B%an', 'origin/main')).toBe(
      'Contact\n\nThe city.\nJune Carpenter\n',
    );
  });

  it('is the content alone: other changes stay as they are, staged or not', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.write('package.json', '{ "name": "staged" }\n');
    mine.git('add', 'package.json');
    mine.write('package.json', '{ "name": "changed since" }\n');
    mine.write('notes.txt', 'New');
    mine.write('content/notes.txt', 'New');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.git('show', '--name-only', '--format=', 'origin/main')).toBe(`${contact}\n`);
    expect(mine.git('status', '--porcelain')).toBe(
      'MM package.json\n?? content/notes.txt\n?? notes.txt\n',
    );
    expect(mine.git('show', ':package.json')).toContain('staged');
  });

  it('has new files and pictures, and deleted ones no more', async () => {
    mine.write(addedPage, newPage());
    mine.copy('content/images/quilt-dawn.webp', 'content/images/new-picture.webp');
    expect(await publicStateOf(mine.content)).toMatchObject({
      pictures: { 'images/new-picture.webp': 'new' },
    });
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(addedPage)).toContain('/news');
    expect(mine.git('ls-tree', '-r', '--name-only', 'origin/main')).toContain('new-picture.webp');
    expect(await publicStateOf(mine.content)).toMatchObject({ pictures: {} });
    mine.remove(addedPage);
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.git('ls-tree', '-r', '--name-only', 'origin/main')).not.toContain(addedPage);
  });

  it.each([
    ['that is staged', ['rm', '--quiet']],
    ['of a file that Git was told to forget', ['rm', '--quiet', '--cached']],
  ])('has a deletion %s', async (_, command) => {
    mine.write(addedPage, newPage());
    mine.publishAll();
    mine.git(...command, addedPage);
    rmSync(path.join(mine.folder, addedPage), { force: true });
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(publicFiles()).not.toContain(addedPage);
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('has a file that Git was told to forget and that is still there', async () => {
    mine.git('rm', '--quiet', '--cached', contact);
    mine.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
  });

  it('has a file that was moved by Git under its new name alone', async () => {
    mine.git('mv', service, movedService);
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(publicFiles()).toContain(movedService);
    expect(publicFiles()).not.toContain(service);
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('is all that was changed, once a hook that has refused it agrees', async () => {
    failingHook(path.join(mine.folder, '.git'), 'pre-commit');
    mine.copy(service, movedService);
    mine.remove(service);
    mine.write(addedPage, newPage());
    const unknown = () => mine.git('ls-files', '--others', 'content');
    const before = unknown();
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'hook' });
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'hook' });
    // as it was, so that nothing waits in Git’s index for somebody’s next commit
    expect(unknown()).toBe(before);
    mine.remove(addedPage);
    mine.remove('.git/hooks/pre-commit');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(publicFiles()).toContain(movedService);
    expect(publicFiles()).not.toContain(service);
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('is nothing as long as there are mistakes', async () => {
    mine.replace(contact, '"email"', '"mail"');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'mistakes' });
    if (answer.result === 'mistakes') expect(answer.problems[0]?.file).toBe('contact.json');
    expect(mine.git('log', '--format=%s')).toBe('The site\n');
  });

  it('is nothing without a change', async () => {
    const before = mine.git('rev-parse', 'origin/main');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.git('rev-parse', 'origin/main')).toBe(before);
  });
});

describe('what others have published meanwhile', () => {
  it('is merged field by field, and comes into the folder', async () => {
    theirs.replace(contact, '304', '681');
    theirs.write('package.json', '{ "name": "newer" }\n');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publishMine()).toEqual({ result: 'published' });
    for (const text of [mine.published(contact), mine.read(contact)]) {
      expect(text).toContain('Beckley');
      expect(text).toContain('681');
    }
    expect(mine.read('package.json')).toContain('newer');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('is merged entry by entry in lists', async () => {
    const about = 'content/pages/about.json';
    theirs.replace(about, '"ethical AI"', '"mountains", "ethical AI"');
    theirs.replace(about, 'Who We Are', 'Who We Have Been');
    theirs.publishAll();
    mine.replace(about, '"responsible AI"', '"responsible AI", "rivers"');
    const prose = '{ "type": "prose", "heading": "New", "paragraphs": ["New."] }';
    mine.replace(about, '{\n      "type": "story"', `${prose},\n    {\n      "type": "story"`);
    expect(await publishMine()).toEqual({ result: 'published' });
    const page = JSON.parse(mine.published(about)) as Record<string, { heading: string }[]>;
    expect(page.keywords).toEqual(['mountains', 'ethical AI', 'responsible AI', 'rivers']);
    expect(page.sections?.map(({ heading }) => heading)).toEqual([
      'Our Mission: AI for Good in Appalachia',
      'New',
      'Who We Have Been',
      'What We Mean by Ethical',
    ]);
  });

  it('is told as a clash in the same field, and nothing is sent before the user has decided', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'clash', clashes: [{ file: 'contact.json' }] });
    expect(mine.published(contact)).toContain('Charleston');
    expect(mine.read(contact)).toContain('Beckley');
    if (answer.result !== 'clash') return;
    expect(answer.clashes[0]?.theirs).toContain('Charleston');
    expect(answer.clashes[0]?.base).toContain('Elizabeth');
    expect(await publishMine(answer.revision)).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
  });

  it('is told again if it has changed since the decision', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    theirs.replace(contact, 'Charleston', 'Huntington');
    theirs.publishAll();
    const again = await publishMine(answer.result === 'clash' ? answer.revision : '');
    expect(again).toMatchObject({ result: 'clash' });
  });

  it('is a new file, however similar it is to one that they have deleted and that was changed here', async () => {
    mine.write(addedPage, newPage());
    mine.publishAll();
    theirs.git('pull', '--quiet');
    const similar = addedPage.replace('new', 'similar');
    theirs.write(similar, newPage().replace('/news', '/similar').replace('What Is New', 'Similar'));
    theirs.remove(addedPage);
    theirs.publishAll();
    mine.replace(addedPage, 'responsible AI', 'careful AI');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'clash', clashes: [{ file: 'pages/new-page.json' }] });
    const revision = answer.result === 'clash' ? answer.revision : '';
    expect(await publishMine(revision)).toEqual({ result: 'published' });
    expect(mine.published(addedPage)).toContain('careful AI');
    expect(mine.published(similar)).toContain('responsible AI');
  });

  it('is not lost if both publish at once', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    theirs.replace(contact, '304', '681');
    const both = [mine, theirs].map((who) => publish(who.content, { message: 'At once' }));
    expect(await Promise.all(both)).toEqual([{ result: 'published' }, { result: 'published' }]);
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.published(contact)).toContain('681');
  });

  it('is merged with what is saved while it arrives', async () => {
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    mine.replace('content/site.json', 'Example and Company', 'Hollow Lamp');
    const slow = path.join(site.folder, 'slow');
    const save = `sed -i.old s/Elizabeth/Beckley/ '${path.join(mine.folder, contact)}'`;
    writeFileSync(slow, `#!/bin/sh\n${save}\nexec git-upload-pack "$@"\n`);
    chmodSync(slow, 0o755);
    mine.git('config', 'remote.origin.uploadpack', slow);
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.published(contact)).toContain('681');
  });

  it('is not sent on if it makes a mistake together with what is here', async () => {
    theirs.write(addedPage, newPage());
    theirs.publishAll();
    mine.write('content/pages/same-address.json', newPage());
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'mistakes' });
    expect(mine.git('ls-tree', '-r', '--name-only', 'origin/main')).not.toContain('same-address');
    mine.remove('content/pages/same-address.json');
    expect(await publishMine()).toEqual({ result: 'published' });
  });
});

describe('a protected branch', () => {
  beforeEach(() => {
    failingHook(site.remote, 'update', '[ "$1" = refs/heads/main ] || exit 0');
    mine.replace(contact, 'Elizabeth', 'Beckley');
  });

  it('gets the changes on a branch for review, and so it does later ones', async () => {
    expect(await publishMine()).toEqual({ result: 'review' });
    expect(mine.published(contact, 'content/june-carpenter-main')).toContain('Beckley');
    expect(mine.published(contact)).not.toContain('Beckley');
    expect(await publicStateOf(mine.content)).toMatchObject({ isInReview: true });
    mine.replace(contact, 'Beckley', 'Charleston');
    expect(await publicStateOf(mine.content)).toMatchObject({ isInReview: false });
    expect(await publishMine()).toEqual({ result: 'review' });
    expect(mine.published(contact, 'content/june-carpenter-main')).toContain('Charleston');
  });

  it('takes the address of the request from what the remote says', async () => {
    const hook = path.join(site.remote, 'hooks', 'post-receive');
    writeFileSync(
      hook,
      '#!/bin/sh\necho "Create a request:"\necho "  https://host.example/new/1"\n',
    );
    chmodSync(hook, 0o755);
    expect(await publishMine()).toEqual({
      result: 'review',
      address: 'https://host.example/new/1',
    });
  });
});

describe('a refusal says why', () => {
  const refuses = async (code: string, details = /^/) => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'refused', code });
    if (answer.result === 'refused') expect(answer.details).toMatch(details);
    expect(mine.read(contact)).toContain('Beckley');
  };

  it('without a remote', async () => {
    mine.git('remote', 'remove', 'origin');
    await refuses('no-remote');
  });

  it('without a branch', async () => {
    mine.git('checkout', '--quiet', '--detach');
    await refuses('detached');
  });

  it('in the middle of a merge', async () => {
    mine.write('.git/MERGE_HEAD', mine.git('rev-parse', 'HEAD'));
    await refuses('merging');
  });

  it('without an author, whom it records once it is told', async () => {
    mine.git('config', '--unset', 'user.name');
    mine.git('config', '--unset', 'user.email');
    await refuses('no-author');
    const author = { name: 'Ada Rivers', email: 'ada@example.org' };
    expect(await publish(mine.content, { message: 'Contact', author })).toEqual({
      result: 'published',
    });
    expect(mine.git('log', '-1', '--format=%an %ae', 'origin/main')).toBe(
      'Ada Rivers ada@example.org\n',
    );
    mine.replace(contact, 'Beckley', 'Charleston');
    expect(await publishMine()).toEqual({ result: 'published' });
  });

  it('if a hook of the repository refuses', async () => {
    failingHook(path.join(mine.folder, '.git'), 'pre-commit');
    await refuses('hook', /rule of pre-commit/);
  });

  it('if another program holds Git’s lock', async () => {
    mine.write('.git/index.lock', '');
    await refuses('locked');
  });

  it('without the network', async () => {
    mine.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await refuses('network');
  });

  it('if the remote is gone', async () => {
    mine.git('remote', 'set-url', 'origin', path.join(site.folder, 'gone.git'));
    await refuses('not-found');
  });

  it('if a developer’s commits would become public', async () => {
    mine.write('package.json', '{ "name": "unfinished" }\n');
    mine.git('commit', '--quiet', '--all', '--message', 'Half a feature');
    await refuses('other-work', /Half a feature/);
  });

  it('if others have changed a file that was changed here outside of the content', async () => {
    theirs.write('package.json', '{ "name": "newer" }\n');
    theirs.publishAll();
    mine.write('package.json', '{ "name": "local" }\n');
    await refuses('local-changes');
    expect(mine.read('package.json')).toContain('local');
  });

  it('if the histories have nothing in common', async () => {
    theirs.git('checkout', '--quiet', '--orphan', 'other');
    theirs.git('commit', '--quiet', '--message', 'Another site');
    theirs.git('push', '--quiet', '--force', 'origin', 'HEAD:main');
    await refuses('unrelated');
  });
});

it('publishes from a shallow clone', async () => {
  theirs.write('package.json', '{ "name": "newer" }\n');
  theirs.publishAll();
  const shallow = clone(`file://${site.remote}`, path.join(site.folder, 'shallow'), '--depth=1');
  theirs.replace(contact, '304', '681');
  theirs.publishAll();
  shallow.replace(contact, 'Elizabeth', 'Beckley');
  expect(await publish(shallow.content, { message: 'Contact' })).toEqual({ result: 'published' });
  expect(shallow.published(contact)).toContain('681');
});

it('publishes for the first time', async () => {
  execFileSync('git', ['update-ref', '-d', 'refs/heads/main'], { cwd: site.remote });
  mine.git('fetch', '--quiet', '--prune');
  expect(await publishMine()).toEqual({ result: 'published' });
  expect(mine.published(contact)).toContain('Elizabeth');
});
