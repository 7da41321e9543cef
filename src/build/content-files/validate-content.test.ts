import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { cacheOwner } from '../environment/cache-owner';
import { onPreInit } from './validate-content';

const content = contentForTests();
const reporter = { warn: jest.fn(), error: jest.fn(), panic: jest.fn() };
const home = process.cwd();
const mode = process.env.NODE_ENV;

/** Runs the check as the start of `gatsby build` or `gatsby develop` in the folder of the copy. */
async function check(nodeEnv: 'production' | 'development'): Promise<void> {
  Object.assign(process.env, { NODE_ENV: nodeEnv });
  process.chdir(dirname(content.root));
  await onPreInit({ reporter } as unknown as ParentSpanPluginArgs);
}

afterEach(() => {
  process.chdir(home);
  Object.assign(process.env, { NODE_ENV: mode });
});

it('reports all errors of all files at once and stops the build', async () => {
  content.replace('contact.json', '"(304) 555-0142"', '"555"');
  content.replace('services/ethical-ai-audits.json', '"title"', '"titel"');
  await check('production');
  expect(reporter.panic).toHaveBeenCalledTimes(1);
  const output = String(reporter.panic.mock.calls[0]);
  expect(output).toMatch(/content\/contact\.json:\d+:\d+ details\[1\]\.text/);
  expect(output).toMatch(/content\/services\/ethical-ai-audits\.json:\d+:\d+/);
});

it('does not stop develop, so that errors can be fixed while it runs', async () => {
  content.replace('contact.json', '"(304) 555-0142"', '"555"');
  await check('development');
  expect(reporter.error).toHaveBeenCalledTimes(1);
  expect(reporter.panic).not.toHaveBeenCalled();
});

it.each([
  ['is released by a build until that succeeds', 'production', '(304) 555-0142', false],
  ['is kept by a build that stops at errors', 'production', '555', true],
  ['is kept by develop', 'development', '(304) 555-0142', true],
] as const)('the cache %s', async (_name, nodeEnv, phone, kept) => {
  const owner = join(dirname(content.root), cacheOwner);
  mkdirSync(dirname(owner), { recursive: true });
  writeFileSync(owner, '');
  content.replace('contact.json', '(304) 555-0142', phone);
  await check(nodeEnv);
  expect(existsSync(owner)).toBe(kept);
});

it('warns of each placeholder in the shipped content without stopping the build', async () => {
  await check('production');
  const output = reporter.warn.mock.calls.map(String).join('\n');
  expect(output).toMatch(/content\/contact\.json.* details\[0\]\.text/);
  expect(output).toMatch(/content\/contact\.json.* details\[1\]\.text/);
  expect(output).toMatch(/content\/site\.json.* url/);
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.error).not.toHaveBeenCalled();
});
