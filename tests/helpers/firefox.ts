import puppeteer from 'puppeteer-core';
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
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (selector) => page.click(selector),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
