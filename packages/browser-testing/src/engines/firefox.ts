import puppeteer, { type KeyInput, type Page, ProtocolError } from 'puppeteer-core';
import { firstFile } from '../first-file';
import type { Engine } from './engine';

/** The browser's program: that of the variable `FIREFOX`, else the system's. */
export const firefoxProgram = firstFile(
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** Firefox as released, through WebDriver BiDi; Playwright drives only builds of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // the tests' servers have self-signed certificates
    acceptInsecureCerts: true,
    // else Puppeteer sets one in each new tab, which older versions of Firefox refuse (`resize`)
    defaultViewport: null,
  });
  const newTab = async () => {
    const tab = await browser.newPage();
    // focus events are only fired in the front tab, and never in the initial one
    await tab.bringToFront();
    await resize(tab, 800, 600);
    return tab;
  };
  let page = await newTab();
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
    mouse: {
      move: (x, y) => page.mouse.move(x, y),
      press: () => page.mouse.down(),
      release: () => page.mouse.up(),
      scroll: (by) => page.mouse.wheel({ deltaY: by }),
    },
    finger: {
      touch: async (x, y) => {
        await page.touchscreen.touchStart(x, y);
      },
      move: (x, y) => page.touchscreen.touchMove(x, y),
      lift: () => page.touchscreen.touchEnd(),
    },
    attach: async (file) => {
      const input = await page.waitForSelector('input[type=file]');
      await input?.uploadFile(file);
    },
    renew: async () => {
      const old = page;
      page = await newTab();
      await old.close();
    },
    resize: (width, height) => resize(page, width, height),
    close: () => browser.close(),
  };
}

/** Sets the size of the viewport. Puppeteer also sets the screen’s orientation, which Firefox 140 doesn’t know. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
  }
}
