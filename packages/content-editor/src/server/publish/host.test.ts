import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { startGitServer } from '../../../tests/helpers/git-server';
import { siteForTests } from '../../../tests/helpers/published-site';
import { ObstacleError } from '../git';
import { publish } from './publish';
import { fetchPublished } from './remote';
import { openRepository } from './repository';

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
  return publish(mine.content, { message: 'Contact', writes: [] });
}

/** The public text, read from the host's own folder. */
const published = () => mine.git('--git-dir', site.remote, 'show', `main:${contact}`);

describe('a publication to a Git host', () => {
  it('publishes with the password of the address', async () => {
    expect(await publishAs('june:secret')).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
  });

  it('publishes with the password that this computer keeps', async () => {
    const passwords = path.join(site.folder, 'passwords');
    writeFileSync(passwords, `${host.address('', 'june:secret')}\n`);
    mine.git('config', 'credential.helper', `store --file=${passwords}`);
    expect(await publishAs()).toMatchObject({ result: 'done' });
    expect(published()).toContain('Beckley');
  });

  it('publishes pictures of some megabytes', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 1600, height: 1200, channels: 3, background: 'gray', noise } as const;
    const picture = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
    // Git sends more than one megabyte in parts
    expect(picture.length).toBeGreaterThan(2_000_000);
    writeFileSync(path.join(mine.folder, 'content/images/large-picture.jpg'), picture);
    expect(await publishAs('june:secret')).toMatchObject({ result: 'done' });
  });

  it('says that a password is missing where everybody can read the site', async () => {
    await host.close();
    host = await startGitServer(site.folder, { '': 'read' });
    expect(await publishAs()).toMatchObject({ result: 'refused', code: 'refused' });
    expect(published()).not.toContain('Beckley');
  });

  /** Lets SSH be a program that does something. */
  function sshIs(script: string): void {
    const ssh = path.join(site.folder, 'ssh');
    writeFileSync(ssh, `#!/bin/sh\n${script}\n`);
    chmodSync(ssh, 0o755);
    mine.git('config', 'core.sshCommand', ssh);
    mine.git('remote', 'set-url', 'origin', 'git@host.example:site.git');
  }

  it('says what SSH says, whole', async () => {
    sshIs(`echo 'Permission denied (publickey).' >&2; exit 255`);
    const answer = await publish(mine.content, { message: 'Contact', writes: [] });
    expect(answer).toMatchObject({ result: 'refused', code: 'unreachable' });
    expect(JSON.stringify(answer)).toMatch(/^.*Permission denied \(publickey\)[^]*access rights/);
  });

  it('never lets SSH ask in the terminal, where nobody would answer', async () => {
    sshIs(
      `(: </dev/tty) 2>/dev/null && echo 'It can ask.' || echo 'There is no terminal.' >&2; exit 255`,
    );
    const answer = await publish(mine.content, { message: 'Contact', writes: [] });
    expect(answer).toMatchObject({ details: expect.stringContaining('no terminal') as string });
  });

  it('can be cancelled at a host that takes the connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    mine.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/remote.git`);
    const before = mine.git('rev-parse', 'HEAD');
    const cancelled = new AbortController();
    const answer = publish(mine.content, { message: 'Contact', writes: [] }, cancelled.signal);
    const [socket] = (await once(silent, 'connection')) as [Socket];
    cancelled.abort();
    expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
    expect(mine.git('rev-parse', 'HEAD')).toBe(before);
    socket.destroy();
    silent.close();
  });

  it('ends by itself where a host never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    mine.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/remote.git`);
    const repository = await openRepository(mine.content.root);
    const never = new AbortController().signal;
    await expect(fetchPublished(repository, never, 500)).rejects.toMatchObject({ code: 'slow' });
    silent.close();
  });

  it.each([
    ['gone', 'exec sleep 100'],
    ['ended', 'sleep 100 & exit 1'],
  ])('ends what it has started, also if Git has %s', async (_, script) => {
    sshIs(script);
    const repository = await openRepository(mine.content.root);
    const asked = fetchPublished(repository, AbortSignal.timeout(500));
    await expect(asked).rejects.toBeInstanceOf(ObstacleError);
  });

  it.each([
    ['no password', undefined, 'unreachable'],
    ['a wrong password', 'june:guess', 'unreachable'],
    ['no right to publish', 'guest:secret', 'refused'],
  ])(
    'says that it has %s, keeps everything, and never shows a password',
    async (_, person, code) => {
      const answer = await publishAs(person);
      expect(answer).toMatchObject({ result: 'refused', code });
      expect(JSON.stringify(answer)).not.toMatch(/guess|secret/);
      expect(published()).not.toContain('Beckley');
      expect(mine.read(contact)).toContain('Beckley');
      expect(await publishAs('june:secret')).toMatchObject({ result: 'done' });
      expect(published()).toContain('Beckley');
    },
  );
});
