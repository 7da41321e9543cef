import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { elementKey, until, type Engine } from './engine';
import { freePort } from './free-port';

/** WebKitGTK's driver: the one the variable `WEBKIT_DRIVER` names, else the system's. */
export const webkitDriver = [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'].find(
  (file) => file !== undefined && existsSync(file),
);

/** The browser that comes with it, which shows pages and does nothing else. */
const miniBrowsers = [
  process.env.WEBKIT_BROWSER,
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** WebKit through WebDriver. It needs a display: on a server, run the tests under `xvfb-run`. */
export async function startWebkit(program: string): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
  const binary = miniBrowsers.find((file) => file !== undefined && existsSync(file));
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );

  const send = async (method: string, command: string, parameters?: object): Promise<unknown> => {
    const body = parameters ? { body: JSON.stringify(parameters) } : {};
    const response = await fetch(`${address}/session${command}`, { method, ...body });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };

  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: binary ? { 'webkitgtk:browserOptions': options } : {} };
  const { sessionId } = (await send('POST', '', { capabilities })) as { sessionId: string };
  const session = `/${sessionId}`;
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    run: (body) => send('POST', `${session}/execute/sync`, { script: body, args: [] }),
    click: async (selector) => {
      const query = { using: 'css selector', value: selector };
      const found = (await send('POST', `${session}/element`, query)) as Record<string, string>;
      await send('POST', `${session}/element/${found[elementKey] ?? ''}/click`, {});
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
    },
  };
}
