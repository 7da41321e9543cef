import { CommandError } from 'command-line/command';
import { buildFolder } from 'unit-testing/build-folder';
import { prepareFolder } from './site-folder';
import { serveSite } from './serve-site';

const folder = buildFolder();
const { env } = process;
afterEach(() => {
  process.env = env;
});

it.each([
  [{ SITE_URL: 'example.org' }, 'Use one like https://example.org.'],
  [{ SITE_ENV: 'prview' }, 'SITE_ENV is "prview".'],
  [{ PORT: 'abc' }, 'on port abc'],
  [{ PORT: '99999' }, 'Set PORT to a free port from 1 to 65535.'],
])('explains how to fix %p', async (wrong, sentence) => {
  folder.write('index.html', 'built');
  process.env = { ...env, ...wrong };
  const serving = serveSite(folder.path());
  await expect(serving).rejects.toThrow(CommandError);
  await expect(serving).rejects.toThrow(sentence);
});

it('rejects if the site has not been built', async () => {
  await expect(serveSite(folder.path())).rejects.toThrow('Run `npm run build`');
});

it('rejects an invalid SITE_URL before a build, since Gatsby would not report it', async () => {
  process.env = { ...env, SITE_URL: 'example.org' };
  await expect(prepareFolder(folder.path())).rejects.toThrow('SITE_URL is "example.org"');
});
