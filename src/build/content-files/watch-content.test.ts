import { dirname } from 'node:path';
import { FSWatcher, watch } from 'chokidar';
import type { Reporter } from 'gatsby';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { keepLastValidContent } from './watch-content';

jest.mock('chokidar', () => ({ ...jest.requireActual<object>('chokidar'), watch: jest.fn() }));

const content = contentForTests();
const reporter = { warn: jest.fn(), error: jest.fn(), success: jest.fn() };
const home = process.cwd();
/** It watches nothing: the test sends its events. */
const watcher = new FSWatcher();

/** Starts `gatsby develop` in the folder of the copy. */
const start = () => keepLastValidContent(reporter as unknown as Reporter);

beforeEach(() => {
  jest.mocked(watch).mockReturnValue(watcher);
  process.chdir(dirname(content.root));
});

afterEach(() => {
  process.chdir(home);
});

it('goes on if a mistake is mended before the watcher is ready', async () => {
  content.replace('contact.json', '(304) 555-0142', '555');
  const waiting = new Promise((resolve) => {
    reporter.warn.mockImplementation(resolve);
  });
  const started = start();
  await waiting;
  content.replace('contact.json', '555', '(304) 555-0142');
  watcher.emit('ready');
  await started;
  expect(reporter.success).toHaveBeenCalled();
});
