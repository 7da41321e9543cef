import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuiltOf } from 'content-check/build-info';
import { writeBuildInfo } from './build-info';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-info-'));
  await mkdir(path.join(folder, 'content/services'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const audits = '{ "slug": "audits" }';

async function infoOf(files: Readonly<Record<string, string>>, env: Record<string, string>) {
  const content = path.join(folder, 'content');
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(content, file), text);
  await writeBuildInfo(folder, content, env);
  return readFile(path.join(folder, 'build.json'), 'utf8');
}

it('says of which content a build is, whatever else is in the folder', async () => {
  const info = await infoOf(
    { 'services/audits.json': audits, '~notes.json': '1', 'a.txt': '' },
    {},
  );
  expect(await isBuiltOf(info, { 'services/audits.json': audits })).toBe(true);
  expect(await isBuiltOf(info, {})).toBe(false);
});

it.each(['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA'])(
  'says the commit that the host tells in %s',
  async (name) => {
    expect(JSON.parse(await infoOf({}, { [name]: 'abc123' }))).toMatchObject({ commit: 'abc123' });
  },
);

it('says the last commit, or none without Git', async () => {
  const { commit } = JSON.parse(await infoOf({}, {})) as { readonly commit: string | null };
  expect(commit === null || /^[0-9a-f]{40}$/.test(commit)).toBe(true);
});
