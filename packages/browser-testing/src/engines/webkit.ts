import { spawn } from 'node:child_process';
import { freePort } from 'command-line/free-port';
import { firstFile } from '../first-file';
import { openDisplay } from './display';
import { until, type Engine } from './engine';

/** WebKitGTK's driver: that of the variable `WEBKIT_DRIVER`, else the system's. */
export const webkitDriver = firstFile(process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver');

/** The minimal browser that comes with it. */
const miniBrowser = firstFile(
  process.env.WEBKIT_BROWSER,
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
);

/** The key under which WebDriver names an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The characters for keys without one (W3C WebDriver, section 17.4.2). */
const keyCodes: Partial<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  F8: '\uE038',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** The timeout of a command; the driver itself has none. */
const patience = 60_000;

/** WebKit through WebDriver. It needs a display for its windows. */
export async function startWebkit(program: string): Promise<Engine> {
  const [port, display] = [await freePort(), await openDisplay()];
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const stop = () => {
    driver.kill();
    display.close();
  };
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );

  const send = async (method: string, command: string, parameters?: object): Promise<unknown> => {
    const response = await fetch(`${address}/session${command}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(parameters ? { body: JSON.stringify(parameters) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };

  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: {
      // the tests' servers have self-signed certificates
      acceptInsecureCerts: true,
      ...(miniBrowser && { 'webkitgtk:browserOptions': options }),
    },
  };
  const begin = async () => {
    const begun = await send('POST', '', { capabilities });
    return `/${(begun as { sessionId: string }).sessionId}`;
  };
  let session = await begin().catch((error: unknown) => {
    stop();
    throw error;
  });
  const elementOf = async (selector: string) => {
    const query = { using: 'css selector', value: selector };
    const found = (await send('POST', `${session}/element`, query)) as Record<string, string>;
    return `${session}/element/${found[elementKey] ?? ''}`;
  };
  const perform = async (source: object) => {
    await send('POST', `${session}/actions`, { actions: [source] });
  };
  const keys = (steps: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    perform({ type: 'key', id: 'keyboard', actions: steps });
  let place = { x: 0, y: 0 };
  const pointer = (step: object) =>
    perform({ type: 'pointer', id: 'mouse', actions: [{ button: 0, duration: 0, ...step }] });
  const run = (script: string) => send('POST', `${session}/execute/sync`, { script, args: [] });
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    run,
    runInFrame: async (body) => {
      await send('POST', `${session}/frame`, { id: 0 });
      return run(body).finally(() => send('POST', `${session}/frame`, { id: null }));
    },
    click: async (selector) => {
      // the driver doesn't scroll to an element at the edge of the window
      const element = `document.querySelector(${JSON.stringify(selector)})`;
      await run(`${element}?.scrollIntoView({ block: 'nearest', behavior: 'instant' })`);
      await send('POST', `${await elementOf(selector)}/click`, {});
    },
    type: (text) =>
      keys(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    press: (chord) => {
      const values = chord.split('+').map((key) => keyCodes[key] ?? key);
      return keys([
        ...values.map((value) => ({ type: 'keyDown' as const, value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
      ]);
    },
    mouse: {
      move: (x, y) => {
        place = { x: Math.round(x), y: Math.round(y) };
        return pointer({ type: 'pointerMove', ...place });
      },
      press: () => pointer({ type: 'pointerDown' }),
      release: () => pointer({ type: 'pointerUp' }),
      scroll: async (by) => {
        const turn = { type: 'scroll', ...place, deltaX: 0, deltaY: by, duration: 0 };
        await perform({ type: 'wheel', id: 'wheel', actions: [turn] });
      },
    },
    attach: async (file) => {
      await send('POST', `${await elementOf('input[type=file]')}/value`, { text: file });
    },
    // the browser itself: a second window of it may stand still
    renew: async () => {
      await send('DELETE', session);
      session = await begin();
    },
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      stop();
    },
  };
}
