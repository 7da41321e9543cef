import { existsSync, readFileSync } from 'node:fs';
import { buildFolder } from '../../../tests/helpers/build-folder';
import { putFragmentsAway, putFragmentsBack } from './slice-fragments';

const folder = buildFolder();
const fragment = '_gatsby/slices/_gatsby-scripts-1.html';
const home = process.cwd();

beforeEach(() => {
  process.chdir(folder.path());
  folder.write(`public/${fragment}`, 'scripts');
});
afterEach(() => {
  process.chdir(home);
});

it('are not published', async () => {
  await putFragmentsAway('public');
  expect(existsSync('public/_gatsby')).toBe(false);
});

it('are back for the next build', async () => {
  await putFragmentsAway('public');
  await putFragmentsBack('public');
  expect(readFileSync(`public/${fragment}`, 'utf8')).toBe('scripts');
});

it('stay where they are when there is nothing to move', async () => {
  await putFragmentsAway('public');
  await putFragmentsAway('public');
  await putFragmentsBack('public');
  await putFragmentsBack('public');
  expect(existsSync(`public/${fragment}`)).toBe(true);
});
