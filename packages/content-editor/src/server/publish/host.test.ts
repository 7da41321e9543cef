import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { startGitServer } from '../../../tests/helpers/git-server';
import { siteForTests } from '../../../tests/helpers/published-site';
import { publish } from './publish';

/* Publishing to a Git host that asks for a password. */

const site = siteForTests();
const { mine } = site;
const contact = 'content/contact.json';
let host: Awaited<ReturnType<typeof startGitServer>>;

beforeEach(async () => {
  host = await startGitServer(site.folder, { 'june:secret': 'write', 'guest:secret': 'read' });
  mine.replace(contact, 'Elizabeth', 'Beckley');
});

afterEach(async () => {
  await host.close();
});

/** Publishes to the host, as a person with a password or as nobody. */
function publishAs(person?: string) {
  mine.git('remote', 'set-url', 'origin', host.address('remote.git', person));
  return publish(mine.content, { message: 'Contact' });
}

/** The public text, read from the host's own folder. */
const published = () => mine.git('--git-dir', site.remote, 'show', `main:${contact}`);

it('publishes with the password of the address', async () => {
  expect(await publishAs('june:secret')).toEqual({ result: 'published' });
  expect(published()).toContain('Beckley');
});

it('publishes with the password that this computer keeps', async () => {
  const passwords = path.join(site.folder, 'passwords');
  writeFileSync(passwords, `${host.address('', 'june:secret')}\n`);
  mine.git('config', 'credential.helper', `store --file=${passwords}`);
  expect(await publishAs()).toEqual({ result: 'published' });
  expect(published()).toContain('Beckley');
});

it('publishes pictures of some megabytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: 'gray', noise } as const;
  const picture = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
  // Git sends more than one megabyte in parts
  expect(picture.length).toBeGreaterThan(2_000_000);
  writeFileSync(path.join(mine.folder, 'content/images/large-picture.jpg'), picture);
  expect(await publishAs('june:secret')).toEqual({ result: 'published' });
});

it('says that a password is missing where everybody can read the site', async () => {
  await host.close();
  host = await startGitServer(site.folder, { '': 'read' });
  expect(await publishAs()).toMatchObject({ result: 'refused', code: 'credentials' });
  expect(published()).not.toContain('Beckley');
});

it.each([
  ['Permission denied (publickey).', 'credentials'],
  ['Host key verification failed.', 'credentials'],
  ['ssh: Could not resolve hostname host.example: Name or service not known', 'network'],
  ['ssh: connect to host host.example port 22: Connection timed out', 'network'],
  ['kex_exchange_identification: Connection closed by remote host', 'network'],
  ['ERROR: Repository not found.', 'not-found'],
  ['ERROR: Permission to site.git denied to june.', 'permission'],
])('understands “%s” of a host with keys', async (said, code) => {
  const ssh = path.join(site.folder, 'ssh');
  writeFileSync(ssh, `#!/bin/sh\necho '${said}' >&2\nexit 255\n`);
  chmodSync(ssh, 0o755);
  mine.git('config', 'core.sshCommand', ssh);
  mine.git('remote', 'set-url', 'origin', 'git@host.example:site.git');
  const answer = await publish(mine.content, { message: 'Contact' });
  expect(answer).toMatchObject({ result: 'refused', code });
});

it('never lets SSH ask in the terminal, where nobody would answer', async () => {
  writeFileSync(path.join(site.folder, 'ssh'), '#!/bin/sh\necho "Asked with $*" >&2\nexit 255\n');
  chmodSync(path.join(site.folder, 'ssh'), 0o755);
  const { PATH } = process.env;
  process.env.PATH = `${site.folder}:${PATH}`;
  mine.git('remote', 'set-url', 'origin', 'git@host.example:site.git');
  const answer = await publish(mine.content, { message: 'Contact' });
  process.env.PATH = PATH;
  expect(answer).toMatchObject({ details: expect.stringContaining('BatchMode=yes') as string });
});

it.each([
  ['no password', undefined, 'credentials'],
  ['a wrong password', 'june:guess', 'credentials'],
  ['no right to publish', 'guest:secret', 'permission'],
])('says that it has %s, keeps everything, and never shows a password', async (_, person, code) => {
  const answer = await publishAs(person);
  expect(answer).toMatchObject({ result: 'refused', code });
  expect(JSON.stringify(answer)).not.toMatch(/guess|secret/);
  expect(published()).not.toContain('Beckley');
  expect(mine.read(contact)).toContain('Beckley');
  expect(await publishAs('june:secret')).toEqual({ result: 'published' });
  expect(published()).toContain('Beckley');
});
