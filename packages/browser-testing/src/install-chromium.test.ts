import { spawnSync } from 'node:child_process';
import { findFastBrowser, findTestBrowser } from './chromium';
import { ensureTestBrowser } from './install-chromium';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 1 })) }));
jest.mock('./chromium', () => ({ findFastBrowser: jest.fn(), findTestBrowser: jest.fn() }));

const started = () =>
  jest.mocked(spawnSync).mock.calls.map(([program, args]) => [program, ...(args ?? [])].join(' '));

const asUser = (id: number) => jest.spyOn(process, 'getuid').mockReturnValue(id);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(findFastBrowser).mockReturnValue(undefined);
  jest.mocked(findTestBrowser).mockReturnValue(undefined);
});

it.each([0, 1000])('starts nothing outside of CI, and says what to start, as user %d', (id) => {
  asUser(id);
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect(ensureTestBrowser({})).toBe(false);
  expect(started()).toEqual([]);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/Install it.*:\n {2}(?:sudo apt-get install|npx playwright install) /),
  );
});

it('is content with any Chromium outside of CI', () => {
  jest.mocked(findTestBrowser).mockReturnValue('/usr/bin/chromium');
  expect(ensureTestBrowser({})).toBe(true);
});

it('installs the shell in CI, as another user than root without the system’s packages', () => {
  asUser(1000);
  jest.mocked(spawnSync).mockImplementation(() => {
    jest.mocked(findTestBrowser).mockReturnValue('/home/ci/shell');
    return { status: 0 } as ReturnType<typeof spawnSync>;
  });
  expect(ensureTestBrowser({ CI: 'true' })).toBe(true);
  expect(started()).toEqual([expect.stringMatching(/install --only-shell chromium$/)]);
});

it('never asks for the rights of root', () => {
  jest.spyOn(console, 'error').mockImplementation();
  for (const id of [0, 1000]) {
    asUser(id);
    ensureTestBrowser({ CI: 'true' });
  }
  expect(started().filter((command) => command.includes('sudo'))).toEqual([]);
  expect(started()).not.toEqual([]);
});
