import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine';
import { firstFile } from './first-file';

/** The browser's program: the one the variable `FIREFOX` names, else the system's. */
export const firefoxProgram = firstFile(
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** Firefox as its makers ship it, by WebDriver BiDi; Playwright drives only builds of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // servers of the tests have certificates that nobody signed
    acceptInsecureCerts: true,
  });
  const page = await browser.newPage();
  // only there do the events of the focus come; the tab that is there at first never gets them
  await page.bringToFront();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    runInFrame: async (body) =>
      page.mainFrame().childFrames()[0]?.evaluate(`(() => { ${body} })()`),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.reverse()) await page.keyboard.up(key);
    },
    attach: async (file) => {
      const input = await page.waitForSelector('input[type=file]');
      await input?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
