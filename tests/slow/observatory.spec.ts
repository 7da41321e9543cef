import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startServer } from 'static-site/static-server';
import { certificateFor } from 'browser-testing/certificate';

/*
 * Mozilla's HTTP Observatory, run on this machine against the site over TLS. Its package is installed only
 * for this test, without its install script, which downloads lists from other servers.
 */

const scanner = '@mdn/mdn-http-observatory@1.4.8';
const folder = path.resolve('test-results/observatory');

/** Installs the scanner outside of the project; returns whether that was possible. */
function install(): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const lists = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf');
  try {
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', scanner];
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
  } catch {
    return false;
  }
  mkdirSync(lists, { recursive: true });
  writeFileSync(path.join(lists, 'hsts-preload.json'), '{}');
  return true;
}

type Scan = { readonly scan: { readonly grade: string; readonly score: number } };

test('the Observatory grades the site A+, with at least 120 points', async () => {
  test.setTimeout(300_000);
  test.skip(!install(), 'SKIPPED: the scanner could not be installed from here.');
  const { file: certificate, ...tls } = certificateFor(folder);
  const site = await startServer({ dir: 'public', tls });
  const program = `import { scan } from '@mdn/mdn-http-observatory';
    console.log(JSON.stringify(await scan('${new URL(site.url).host}')));`;
  // asynchronously, since this process also serves the site
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { cwd: folder, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  await site.close();
  const { scan } = JSON.parse(stdout) as Scan;
  expect(scan.grade, stdout).toBe('A+');
  // without the 10 points for Cross-Origin-Resource-Policy, which only files have: hosts join it from several rules
  expect(scan.score).toBeGreaterThanOrEqual(120);
});
