import { execFileSync } from 'node:child_process';
import { chmodSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteForTests } from '../../../tests/helpers/published-site';
import { history } from '../history/history';
import { publicStateOf } from './public-state';
import { publish } from './publish';

/* Publishing where somebody has set up Git as they like it. */

const site = siteForTests();
const { mine, theirs } = site;
const contact = 'content/contact.json';
const picture = 'content/images/quilt-dawn.webp';
const service = 'content/services/ethical-ai-audits.json';
const movedService = 'content/services/moved-service.json';
const message = 'Contact – city\n\n# of cities: 1';

/** A program that says what a script says. */
function program(name: string, script: string): string {
  const file = path.join(site.folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Stands in for GnuPG: anybody's signature, which is good. */
const signing = `case "$*" in
  *--verify*) echo 'gpg: Good signature from June' >&2; echo '[GNUPG:] GOODSIG 1 June' ;;
  *) cat >/dev/null; echo '[GNUPG:] SIG_CREATED ' >&2
    printf -- '-----BEGIN PGP SIGNATURE-----\\n\\nAAAA\\n-----END PGP SIGNATURE-----\\n' ;;
esac`;

type Settings = Readonly<Record<string, string>>;

/** Settings by what they are about. None hides what another one of its kind does. */
const settings: Readonly<Record<string, Settings>> = {
  log: { 'log.showSignature': 'true', 'log.follow': 'true', 'format.pretty': 'By %an' },
  encodings: { 'i18n.logOutputEncoding': 'ISO-8859-1', 'i18n.commitEncoding': 'ISO-8859-1' },
  differences: {
    'diff.noprefix': 'true',
    'diff.external': '/nowhere/diff',
    'diff.renames': 'copies',
    'diff.relative': 'true',
    'diff.autoRefreshIndex': 'false',
  },
  'an order of files': { 'diff.orderFile': '/nowhere/order' },
  'what has changed': { 'core.fsmonitor': path.join(site.folder, 'unchanged') },
  'what never changes': { 'core.ignoreStat': 'true' },
  display: {
    'core.quotePath': 'true',
    'core.pager': '/nowhere/pager',
    'status.showUntrackedFiles': 'no',
    'status.relativePaths': 'false',
    'color.ui': 'always',
    'color.diff': 'always',
    'color.push': 'always',
    'color.remote': 'always',
  },
  commits: { 'commit.template': '/nowhere/template', 'commit.cleanup': 'strip' },
  merges: {
    'merge.conflictStyle': 'diff3',
    'merge.verifySignatures': 'true',
    'merge.ff': 'false',
  },
  "a branch's merges": { 'branch.main.mergeOptions': '--squash' },
  pushes: { 'push.default': 'nothing', 'push.followTags': 'true', 'fetch.prune': 'true' },
  submodules: { 'submodule.recurse': 'true', 'push.recurseSubmodules': 'only' },
};

beforeEach(() => {
  theirs.git('config', 'user.name', 'Zoë Rivers');
  theirs.replace(contact, '304', '681');
  theirs.publishAll();
  mine.git('config', 'gpg.program', program('sign', signing));
  mine.git('config', 'commit.gpgSign', 'true');
  // says that nothing has changed since it was asked before
  program('unchanged', `printf 'token\\000'`);
  mine.git('tag', '--annotate', 'visited', '--message', 'A tag of June’s');
});

/** All at once, which takes seconds; each kind alone with `EACH_SETTING`, as every night. */
const tried: Readonly<Record<string, Settings>> = process.env.EACH_SETTING
  ? settings
  : { 'all kinds': Object.assign({}, ...Object.values(settings)) as Settings };

it.each(Object.entries(tried))(
  'publishes, and says what was published, with settings of %s',
  async (_, chosen) => {
    for (const [name, value] of Object.entries(chosen)) mine.git('config', name, value);
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.git('mv', service, movedService);
    mine.copy(picture, 'content/images/new-picture.webp');
    expect(await publish(mine.content, { message })).toEqual({ result: 'published' });
    // copied back from a backup
    utimesSync(path.join(mine.folder, picture), 1, 1);
    expect(mine.read(contact)).toContain('Beckley');
    expect(mine.read(contact)).toContain('681');
    const { pictures, isInReview } = await publicStateOf(mine.content);
    expect([pictures, isInReview]).toEqual([{}, false]);
    const { publications } = await history(mine.content, '{}');
    expect(publications).toHaveLength(3);
    expect(publications[0]).toMatchObject({
      author: 'June Carpenter',
      isPublic: true,
      pictures: { 'images/new-picture.webp': 'new' },
    });
    expect(publications[0]?.files.map(({ file }) => file)).toEqual([
      'contact.json',
      'services/ethical-ai-audits.json',
      'services/moved-service.json',
    ]);
    expect(publications[1]).toMatchObject({
      author: 'Zoë Rivers',
      files: [{ file: 'contact.json' }],
    });
    const published = inRemote('log', '--format=%B%G?', '--no-merges', '--max-count=1', 'main^1');
    expect(published).toBe(`${message}\nG\n`);

    const moved = await history(mine.content, '{"file":"services/moved-service.json"}');
    expect(moved.publications).toHaveLength(1);

    program('remote.git/hooks/update', '[ "$1" != refs/heads/main ]');
    // what Git remembers from now on
    mine.git('status');
    mine.replace(contact, 'Beckley', 'Charleston');
    expect(await publish(mine.content, { message })).toEqual({ result: 'review' });
    expect(inRemote('for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/content/june-carpenter-main\nrefs/heads/main\n',
    );
    expect(inRemote('show', `content/june-carpenter-main:${contact}`)).toContain('Charleston');
    expect(await publicStateOf(mine.content)).toMatchObject({ isInReview: true });
  },
);

it('leaves what a developer is changing, where merges would put it aside', async () => {
  mine.git('config', 'merge.autoStash', 'true');
  theirs.write('package.json', '{ "name": "newer" }\n');
  theirs.publishAll();
  mine.write('package.json', '{ "name": "local" }\n');
  mine.replace(contact, 'Elizabeth', 'Beckley');
  expect(await publish(mine.content, { message })).toMatchObject({ code: 'local-changes' });
  expect(mine.read('package.json')).toBe('{ "name": "local" }\n');
});

it('says what the remote says without colors', async () => {
  mine.git('config', 'color.ui', 'always');
  mine.git('config', 'color.remote', 'always');
  program('remote.git/hooks/update', 'exit 1');
  mine.replace(contact, 'Elizabeth', 'Beckley');
  expect(await publish(mine.content, { message })).toMatchObject({
    code: 'permission',
    details: 'error: hook declined to update refs/heads/main',
  });
});

it('signs its merges as whoever uses the computer signs commits', async () => {
  mine.replace(contact, 'Elizabeth', 'Beckley');
  expect(await publish(mine.content, { message })).toEqual({ result: 'published' });
  const signatures = ['main', 'main^1'].map((name) => inRemote('log', '-1', '--format=%G?', name));
  expect(signatures).toEqual(['G\n', 'G\n']);
});

it('publishes a branch with the name of a tag', async () => {
  mine.git('tag', 'main', 'HEAD');
  mine.replace(contact, 'Elizabeth', 'Beckley');
  expect(await publish(mine.content, { message })).toEqual({ result: 'published' });
  expect(inRemote('show', `refs/heads/main:${contact}`)).toContain('Beckley');
});

it.each(['remote.pushDefault', 'branch.main.pushRemote'])(
  'sends changes for review to the remote of %s, from which nothing is public',
  async (name) => {
    const own = path.join(site.folder, 'own.git');
    execFileSync('git', ['clone', '--quiet', '--bare', site.remote, own], { stdio: 'pipe' });
    mine.git('remote', 'add', 'own', own);
    mine.git('config', name, 'own');
    const before = inRemote('rev-parse', 'main');
    for (const [from, to] of [
      ['Elizabeth', 'Beckley'],
      ['Beckley', 'Charleston'],
    ] as const) {
      mine.replace(contact, from, to);
      expect(await publish(mine.content, { message })).toEqual({ result: 'review' });
      const sent = mine.git('--git-dir', own, 'show', `content/june-carpenter-main:${contact}`);
      expect(sent).toContain(to);
      expect(sent).toContain('681');
    }
    expect(await publicStateOf(mine.content)).toMatchObject({ isInReview: true });
    expect(inRemote('rev-parse', 'main')).toBe(before);
    expect(inRemote('branch', '--list')).toBe('* main\n');
    // taken over
    mine.git('push', '--quiet', 'origin', 'HEAD:main');
    expect(await publish(mine.content, { message })).toEqual({ result: 'published' });
  },
);

/** What Git says in the remote, where no setting has an effect. */
const inRemote = (...words: readonly string[]) =>
  execFileSync('git', ['-c', `gpg.program=${path.join(site.folder, 'sign')}`, ...words], {
    cwd: site.remote,
    encoding: 'utf8',
    stdio: 'pipe',
  });
