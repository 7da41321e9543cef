import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { clone, siteForTests } from '../../../tests/helpers/published-site';
import { readHistory } from '../history/read-history';
import { readContent } from '../local-content';
import { publicStateOf } from './public-state';
import { publish } from './publish';

/* Publishing where somebody has set up Git as they like it. */

const site = siteForTests();
const { mine, theirs } = site;
const contact = 'content/contact.json';
const service = 'content/services/ethical-ai-audits.json';
const movedService = 'content/services/moved-service.json';
const message = 'Contact – city\n\n# of cities: 1';

/** A program that says what a script says. */
function program(name: string, script: string): string {
  const file = path.join(site.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
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

beforeEach(() => {
  theirs.replace('content/site.json', 'Example', 'Sample');
  theirs.publishAll();
  mine.replace(contact, 'Elizabeth', 'Beckley');
});

const publishMine = () => publish(mine.content, { message, writes: [] });

describe('a publication with the settings of a user', () => {
  it('signs its commits as whoever uses the computer signs them', async () => {
    mine.git('config', 'gpg.program', program('sign', signing));
    mine.git('config', 'commit.gpgSign', 'true');
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(inRemote('log', '-1', '--format=%B%G?', 'main')).toBe(`${message}\nG\n`);
  });

  /** A bare system has no OpenSSH, with which Git signs by such a key. */
  const hasSsh = spawnSync('ssh-keygen', ['-?']).error === undefined;

  (hasSsh ? it : it.skip)(
    'ends at once where a key has a passphrase, which nobody can type, and leaves no commit',
    async () => {
      const key = path.join(site.folder, 'key');
      const make = ['-q', '-t', 'ed25519', '-N', 'a passphrase', '-f', key];
      execFileSync('ssh-keygen', make);
      mine.git('config', 'gpg.format', 'ssh');
      mine.git('config', 'user.signingKey', key);
      mine.git('config', 'commit.gpgSign', 'true');
      const before = { ...process.env };
      // what could ask in a window
      Object.assign(process.env, {
        SSH_ASKPASS: '',
        SSH_ASKPASS_REQUIRE: 'never',
        SSH_AUTH_SOCK: '',
      });
      const answer = await publishMine();
      process.env = before;
      expect(answer).toMatchObject({
        code: 'commit',
        details: expect.stringMatching(/passphrase/) as string,
      });
      expect(mine.git('rev-parse', 'HEAD')).toBe(mine.git('rev-parse', 'origin/main'));
    },
  );

  it('knows what is public where Git writes other ends of lines', async () => {
    const windows = clone(
      site.remote,
      path.join(site.folder, 'windows'),
      '-c',
      'core.autocrlf=true',
    );
    expect(windows.read(contact)).toContain('\r\n');
    const isPublic = async () => {
      const { files } = await publicStateOf(windows.content);
      const { snapshot } = await readContent(windows.content);
      return isDeepStrictEqual(files, snapshot.files);
    };
    expect(await isPublic()).toBe(true);
    windows.replace(contact, 'Elizabeth', 'Beckley');
    expect(await isPublic()).toBe(false);
    expect(await publish(windows.content, { message, writes: [] })).toMatchObject({
      result: 'done',
    });
    expect(await isPublic()).toBe(true);
    // as others do it, and as the form writes a file
    theirs.git('pull', '--quiet');
    theirs.replace('content/site.json', 'Sample', 'Another');
    theirs.publishAll();
    windows.write(
      contact,
      windows.read(contact).replaceAll('\r\n', '\n').replace('Beckley', 'Elkins'),
    );
    expect(await publish(windows.content, { message, writes: [] })).toMatchObject({
      result: 'done',
    });
    expect(await isPublic()).toBe(true);
    expect(inRemote('show', `main:${contact}`)).not.toContain('\r');
  });

  it('leaves what a developer is changing, where merges would put it aside', async () => {
    mine.git('config', 'merge.autoStash', 'true');
    theirs.write('package.json', '{ "name": "newer" }\n');
    theirs.publishAll();
    mine.write('package.json', '{ "name": "local" }\n');
    expect(await publishMine()).toMatchObject({ code: 'local-changes' });
    expect(mine.read('package.json')).toBe('{ "name": "local" }\n');
    expect(mine.read(contact)).toContain('Beckley');
    expect(mine.read('content/site.json')).not.toContain('Sample');
  });

  it('says what the remote says without colors', async () => {
    mine.git('config', 'color.ui', 'always');
    mine.git('config', 'color.remote', 'always');
    program('remote.git/hooks/update', 'echo "error: no Fridays" >&2; exit 1');
    const answer = await publishMine();
    expect(answer).toMatchObject({
      details: expect.stringContaining('error: no Fridays') as string,
    });
    expect(JSON.stringify(answer)).not.toContain('u001b');
  });

  it('publishes a branch with the name of a tag', async () => {
    mine.git('tag', 'main', 'HEAD');
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(inRemote('show', `refs/heads/main:${contact}`)).toContain('Beckley');
  });

  it('says who has published what where the log shows signatures, follows files, or has another encoding', async () => {
    const logs = { 'log.showSignature': 'true', 'log.follow': 'true', 'format.pretty': 'By %an' };
    const outputs = {
      'i18n.logOutputEncoding': 'ISO-8859-1',
      'gpg.program': program('sign', signing),
    };
    for (const [name, value] of Object.entries({ ...logs, ...outputs, 'commit.gpgSign': 'true' }))
      mine.git('config', name, value);
    mine.git('config', 'user.name', 'Zoë Rivers');
    mine.git('mv', service, movedService);
    expect(await publishMine()).toMatchObject({ result: 'done' });
    const { publications } = await readHistory(mine.content, '{}');
    expect(publications[0]).toMatchObject({ author: 'Zoë Rivers', isPublic: true });
    expect(publications[0]?.files.map(({ file }) => file)).toEqual([
      'contact.json',
      'services/ethical-ai-audits.json',
      'services/moved-service.json',
    ]);
    const moved = await readHistory(mine.content, '{"file":"services/moved-service.json"}');
    expect(moved.publications).toHaveLength(1);
  });
});

/** What Git says in the remote, where no setting has an effect. */
const inRemote = (...args: readonly string[]) =>
  execFileSync('git', ['-c', `gpg.program=${path.join(site.folder, 'sign')}`, ...args], {
    cwd: site.remote,
    encoding: 'utf8',
    stdio: 'pipe',
  });
