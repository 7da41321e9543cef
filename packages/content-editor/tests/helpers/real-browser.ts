import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findTestBrowser, quietFlags } from 'browser-testing/chromium';
import { until } from 'browser-testing/engines/engine';

/**
 * A Chromium with a profile of its own, which a test can kill as in a crash; Playwright's own shuts down
 * cleanly.
 */
export async function startChromium(profile: string) {
  const port = path.join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const child = spawn(
    findTestBrowser() ?? chromium.executablePath(),
    [
      ...quietFlags,
      '--headless',
      '--no-sandbox',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  await until(() => Promise.resolve(existsSync(port) && readFileSync(port, 'utf8').includes('\n')));
  const address = `http://127.0.0.1:${readFileSync(port, 'utf8').split('\n')[0] ?? ''}`;
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  return {
    page: await context.newPage(),
    /** Kills all of its processes. */
    kill: async () => {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
