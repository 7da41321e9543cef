import { buildFolder } from 'unit-testing/build-folder';
import { typesFile } from '../../src/build/environment/types-file';
import { ensureBuilt } from './build-site';
import { runGatsby } from './run-gatsby';

const folder = buildFolder();

jest.mock('./run-gatsby');
jest.mock('./published-editor', () => ({ writePublishedEditor: jest.fn() }));

const builds = jest.mocked(runGatsby).mockImplementation(() => {
  folder.write('public/index.html', 'page');
  folder.write(typesFile, 'types');
  return Promise.resolve(0);
});

beforeEach(async () => {
  folder.write('content/pages/home.json', '{}');
  await ensureBuilt({ root: folder.path() });
  builds.mockClear();
});

test('nothing is built if nothing has changed', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await ensureBuilt({ root: folder.path() })).toBe(true);
  expect(builds).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith('Nothing has changed since the last build.');
});

test('the site names the last commit even if that changed nothing', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_SHA: 'abc123' });
  await ensureBuilt({ root: folder.path() });
  expect(builds).not.toHaveBeenCalled();
  expect(JSON.parse(folder.text('public/build.json'))).toMatchObject({ commit: 'abc123' });
});

test.each<[string, () => void]>([
  ['the content has changed', () => folder.write('content/pages/home.json', '{ }')],
  ['the types that a build writes are not its own', () => folder.write(typesFile, 'older types')],
  ['the site is gone', () => folder.remove('public/index.html')],
])('the site is built again if %s', async (_, change) => {
  change();
  expect(await ensureBuilt({ root: folder.path() })).toBe(true);
  expect(builds).toHaveBeenCalledTimes(1);
});
