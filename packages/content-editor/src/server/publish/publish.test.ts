import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clone, siteForTests } from '../../../tests/helpers/published-site';
import type { Published, PublishRequest } from '../../store/publication';
import { saveContent } from '../save/save-content';
import { publish } from './publish';
import { publicStateOf } from './public-state';

const site = siteForTests();
const { mine, theirs } = site;

const contact = 'content/contact.json';
const publishMine = (decided?: PublishRequest['decided'], signal?: AbortSignal) =>
  publish(mine.content, { message: 'Contact\n\nThe city.', decided }, signal);

/** The decision about all clashes of an answer. */
function decisionsOf(answer: Published): PublishRequest['decided'] {
  const clashes = answer.result === 'clash' ? answer.clashes : [];
  return Object.fromEntries(clashes.map(({ file, settled }) => [file, settled]));
}

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

/** Writes a hook of a repository. */
function hook(gitFolder: string, name: string, script: string): void {
  const file = path.join(gitFolder, 'hooks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** A hook of a repository, which fails with a message. */
const failingHook = (gitFolder: string, name: string) =>
  hook(gitFolder, name, `echo "The rule of ${name} is broken." >&2\nexit 1`);

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
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'commit' });
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'commit' });
    // as it was, so that nothing waits in Git’s index for somebody’s next commit
    expect(unknown()).toBe(before);
    mine.remove(addedPage);
    mine.remove('.git/hooks/pre-commit');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(publicFiles()).toContain(movedService);
    expect(publicFiles()).not.toContain(service);
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('is nothing as long as there are mistakes, whatever others have published', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.publishAll();
    mine.replace(contact, '"email"', '"mail"');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'mistakes' });
    if (answer.result === 'mistakes') expect(answer.problems[0]?.file).toBe('contact.json');
    expect(mine.git('log', '--format=%s')).toBe('The site\n');
    expect(mine.read(contact)).toContain('"mail"');
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
    expect(await publishMine(decisionsOf(answer))).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
  });

  it('is decided field by field: a change of another field is not overwritten by the decision', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'clash' });
    // while the user decides about the city
    mine.replace(contact, '304', '740');
    const again = await publishMine(decisionsOf(answer));
    expect(again).toMatchObject({ result: 'clash', clashes: [{ file: 'contact.json' }] });
    expect(mine.published(contact)).toContain('681');
    const all = { ...decisionsOf(answer), ...decisionsOf(again) };
    expect(await publishMine(all)).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('740');
    expect(mine.published(contact)).toContain('Beckley');
  });

  it('is decided once, whatever else they publish then', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    expect(await publishMine(decisionsOf(answer))).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.published(contact)).toContain('681');
  });

  it('is told again if it has changed since the decision', async () => {
    theirs.replace(contact, 'Elizabeth', 'Charleston');
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const answer = await publishMine();
    theirs.replace(contact, 'Charleston', 'Huntington');
    theirs.publishAll();
    const again = await publishMine(decisionsOf(answer));
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
    expect(await publishMine(decisionsOf(answer))).toEqual({ result: 'published' });
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

/** What Git knows of the folder: where it is, what is staged, and what is changed. */
const stateOfMine = () =>
  ['rev-parse HEAD', 'ls-files --stage', 'status --porcelain', 'for-each-ref refs/content-editor']
    .map((words) => mine.git(...words.split(' ')))
    .join('\n');

describe('what doesn’t get through', () => {
  it.each([
    ['a private email address', 'error: GH007: Your push would publish a private email address.'],
    ['a secret in a file', 'error: GH013: Repository rule violations found.\nSecret on line 3.'],
    ['a rule that speaks of something else', 'The ticket was not found. You have no permission.'],
  ])('is quoted whole, and leaves no commit behind: %s', async (_, said) => {
    const script = said.split('\n').map((line) => `echo "${line}" >&2`);
    hook(site.remote, 'pre-receive', `${script.join('\n')}\nexit 1`);
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.write(addedPage, newPage());
    mine.write('package.json', '{ "name": "staged" }\n');
    mine.git('add', 'package.json');
    const before = stateOfMine();
    const answer = await publishMine();
    expect(answer).toMatchObject({ result: 'refused', code: 'refused' });
    const { details = '' } = answer.result === 'refused' ? answer : {};
    for (const line of said.split('\n')) expect(details).toContain(`remote: ${line}`);
    expect(details).toContain('pre-receive hook declined');
    expect(stateOfMine()).toBe(before);
    expect(mine.read(contact)).toContain('Beckley');
    // as after the address was corrected: the first commit would have kept it
    mine.git('config', 'user.email', 'june@users.example.org');
    rmSync(path.join(site.remote, 'hooks/pre-receive'));
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.git('log', '--format=%ae', 'origin/main')).toBe(
      'june@users.example.org\njune@example.org\n',
    );
  });

  it('is taken back later, if nobody knew whether it got through and it didn’t', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    const before = mine.git('rev-parse', 'HEAD');
    // the remote is gone when it is asked again
    const gone = `mv '${site.remote}' '${site.remote}.gone'; exit 1`;
    hook(path.join(mine.folder, '.git'), 'pre-push', gone);
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'unsent' });
    expect(mine.git('rev-parse', 'HEAD^')).toBe(before);
    renameSync(`${site.remote}.gone`, site.remote);
    mine.remove('.git/hooks/pre-push');
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.git('log', '--format=%s', 'origin/main')).toBe('Contact\nElsewhere\nThe site\n');
  });

  it('is known to be public, if only the answer was lost', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    hook(site.remote, 'post-receive', 'cat >/dev/null; kill -KILL $PPID');
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.git('for-each-ref', 'refs/content-editor')).toBe('');
    expect(mine.published(contact)).toContain('Beckley');
  });
});

it('goes on after a commit that was stopped before Git had noted it', async () => {
  mine.replace(contact, 'Elizabeth', 'Beckley');
  mine.write(addedPage, newPage());
  expect(await publishMine()).toEqual({ result: 'published' });
  mine.git('read-tree', 'HEAD^');
  mine.replace(contact, 'Beckley', 'Charleston');
  expect(await publishMine()).toEqual({ result: 'published' });
  expect(mine.published(contact)).toContain('Charleston');
  expect(mine.git('status', '--porcelain')).toBe('');
});

it('puts back what was staged, and what was only announced, if a hook refuses', async () => {
  mine.write(addedPage, newPage());
  mine.git('add', '--intent-to-add', addedPage);
  mine.git('mv', service, movedService);
  failingHook(path.join(mine.folder, '.git'), 'pre-commit');
  const staged = () => mine.git('diff', '--cached', '--name-status', '--no-renames');
  const before = staged();
  for (let time = 0; time < 2; time += 1) {
    expect(await publishMine()).toMatchObject({ code: 'commit' });
    expect(staged()).toBe(before);
  }
});

it('can be cancelled while a hook waits that runs after what others have published came in', async () => {
  theirs.replace(contact, '304', '681');
  theirs.publishAll();
  mine.replace(contact, 'Elizabeth', 'Beckley');
  const started = path.join(site.folder, 'started');
  hook(path.join(mine.folder, '.git'), 'post-merge', `touch '${started}'; sleep 1000`);
  const cancelled = new AbortController();
  const answer = publishMine(undefined, cancelled.signal);
  while (!existsSync(started)) await new Promise((resolve) => setTimeout(resolve, 20));
  cancelled.abort();
  expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
  expect(mine.git('log', '-1', '--format=%s')).toBe('Elsewhere\n');
  for (const text of ['Beckley', '681']) expect(mine.read(contact)).toContain(text);
  expect(await publishMine()).toEqual({ result: 'published' });
  expect(mine.git('status', '--porcelain')).toBe('');
});

it('publishes what a hook of the repository has formatted, again and again', async () => {
  const format = `sed -i.old 's/: "/:   "/' ${contact}; rm ${contact}.old; git add ${contact}`;
  hook(path.join(mine.folder, '.git'), 'pre-commit', format);
  for (const [city, phone] of [
    ['Beckley', '681'],
    ['Charleston', '740'],
  ] as const) {
    theirs.git('pull', '--quiet');
    theirs.replace('content/site.json', 'Example', `Example ${phone}`);
    theirs.publishAll();
    mine.replace(contact, city === 'Beckley' ? 'Elizabeth' : 'Beckley', city);
    expect(await publishMine()).toEqual({ result: 'published' });
    expect(mine.published(contact)).toContain(`:   "${city}`);
    expect(mine.git('status', '--porcelain')).toBe('');
  }
});

describe('a branch that isn’t there any more', () => {
  it('is not made anew, where nobody builds it', async () => {
    execFileSync('git', ['branch', '--move', 'main', 'trunk'], { cwd: site.remote });
    mine.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publishMine()).toMatchObject({
      code: 'no-branch',
      details: expect.stringContaining('refs/heads/trunk') as string,
    });
    const branches = execFileSync('git', ['branch', '--list'], { cwd: site.remote }).toString();
    expect(branches).toBe('* trunk\n');
  });
});

describe('what waits', () => {
  it.each(['pre-commit', 'post-commit', 'pre-push'])(
    'for the hook %s can be cancelled, and leaves no commit; a save waits for none',
    async (name) => {
      mine.replace(contact, 'Elizabeth', 'Beckley');
      const before = stateOfMine();
      const started = path.join(site.folder, 'started');
      const gitFolder = path.join(mine.folder, '.git');
      hook(gitFolder, name, `touch '${started}'; while :; do sleep 0.1; done`);
      const cancelled = new AbortController();
      const answer = publishMine(undefined, cancelled.signal);
      while (!existsSync(started)) await new Promise((resolve) => setTimeout(resolve, 20));
      const text = mine.read(contact);
      const change = { path: 'contact.json', before: text, text: text.replace('304', '681') };
      const saved = await saveContent(mine.content, JSON.stringify([change]));
      expect(saved).toMatchObject({ result: 'saved' });
      cancelled.abort();
      expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
      expect(stateOfMine()).toBe(before);
      expect(mine.read(contact)).toContain('681');
    },
  );
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
    // a name like an option of Git
    const author = { name: '--unset', email: 'ada@example.org' };
    expect(await publish(mine.content, { message: 'Contact', author })).toEqual({
      result: 'published',
    });
    expect(mine.git('log', '-1', '--format=%an %ae', 'origin/main')).toBe(
      '--unset ada@example.org\n',
    );
    mine.replace(contact, 'Beckley', 'Charleston');
    expect(await publishMine()).toEqual({ result: 'published' });
  });

  it('if a hook of the repository refuses', async () => {
    failingHook(path.join(mine.folder, '.git'), 'pre-commit');
    await refuses('commit', /rule of pre-commit/);
  });

  it('if another program holds Git’s lock', async () => {
    mine.write('.git/index.lock', '');
    await refuses('failed', /index\.lock/);
  });

  it('without the network', async () => {
    mine.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await refuses('unreachable', /^fatal: unable to access/);
  });

  it('if the remote is gone', async () => {
    mine.git('remote', 'set-url', 'origin', path.join(site.folder, 'gone.git'));
    await refuses('unreachable', /does not appear to be a git repository[^]*access rights/);
  });

  it.each(['remote.pushDefault', 'branch.main.pushRemote'])(
    'if this computer sends to another remote (%s)',
    async (name) => {
      mine.git('config', name, 'own');
      await refuses('elsewhere', /^own$/);
    },
  );

  it('if a developer has staged a version of a file that the folder no longer has', async () => {
    mine.replace(contact, '304', '740');
    mine.git('add', contact);
    await refuses('staged', /^contact\.json$/);
    expect(mine.git('show', `:${contact}`)).toContain('740');
  });

  it('if a developer has committed content, and others have published', async () => {
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    mine.replace('content/site.json', 'Example', 'Sample');
    mine.git('commit', '--quiet', '--all', '--message', 'Another name');
    await refuses('other-work', /Another name/);
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
