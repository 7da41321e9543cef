import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from '../../scripts/support/static-server';
import { certificateFor } from '../helpers/certificate';

/*
 * Mozilla's HTTP Observatory, run on this machine against the served site over TLS. Its package comes
 * only for this test: its installation wants lists from other networks, which it can do without.
 */

const scanner = '@mdn/mdn-http-observatory@1.4.8';
const folder = path.resolve('test-results/observatory');

let site: RunningServer;
let secure: Server;

test.beforeAll(async () => {
  site = await startServer({ dir: 'public', port: 0 });
  const { key, cert } = certificateFor(folder);
  secure = createServer({ key, cert }, (asked, answer) => {
    const { url = '/', method, headers } = asked;
    request(new URL(url, site.url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => {
    secure.listen(0, '127.0.0.1', resolve);
  });
});

test.afterAll(async () => {
  secure.close();
  await site.close();
});

/** Installs the scanner beside the project; whether that was possible here. */
function install(): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  try {
    const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', scanner];
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
  } catch {
    return false;
  }
  const lists = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf');
  mkdirSync(lists, { recursive: true });
  writeFileSync(path.join(lists, 'hsts-preload.json'), '{}');
  return true;
}

type Scan = { readonly scan: { readonly grade: string; readonly score: number } };

test('the Observatory gives the site an A+, of 130 points or more', async () => {
  test.setTimeout(300_000);
  test.skip(!install(), 'SKIPPED: the scanner could not be installed from here.');
  const { port } = secure.address() as AddressInfo;
  const program = `import { scan } from '@mdn/mdn-http-observatory';
    console.log(JSON.stringify(await scan('127.0.0.1:${port}')));`;
  // the site is served from this very process, which must not stand still meanwhile
  const { stdout: said } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    {
      cwd: folder,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem') },
    },
  );
  const { scan } = JSON.parse(said) as Scan;
  expect(scan.grade, said).toBe('A+');
  expect(scan.score).toBeGreaterThanOrEqual(130);
});
