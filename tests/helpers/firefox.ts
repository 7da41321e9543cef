import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elementKey, until, type Engine } from './engine';
import { freePort } from './free-port';

/** The browser's program: the one the variable `FIREFOX` names, else the system's. */
export const firefoxProgram = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((file) => file !== undefined && existsSync(file));

type Reply = readonly [type: number, id: number, error: unknown, result: Record<string, unknown>];

/** Firefox through Marionette, the door it has built in: WebDriver's commands as JSON over TCP. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const port = await freePort();
  await writeFile(path.join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const browser = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const socket = await connected(port);
  const send = speak(socket);
  await send('WebDriver:NewSession', { capabilities: {} });
  return {
    open: async (url) => {
      await send('WebDriver:Navigate', { url });
    },
    run: async (body) => (await send('WebDriver:ExecuteScript', { script: body, args: [] })).value,
    click: async (selector) => {
      const query = { using: 'css selector', value: selector };
      const { value } = await send('WebDriver:FindElement', query);
      const id = (value as Record<string, string>)[elementKey];
      await send('WebDriver:ElementClick', { id });
    },
    resize: async (width, height) => {
      await send('WebDriver:SetWindowRect', { width, height });
    },
    close: async () => {
      socket.destroy();
      browser.kill();
      if (browser.exitCode === null) await new Promise((resolve) => browser.once('exit', resolve));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Knocks until the browser opens. */
async function connected(port: number): Promise<Socket> {
  let socket: Socket | undefined;
  await until(async () => {
    const trial = connect(port, '127.0.0.1');
    socket = await new Promise<Socket | undefined>((resolve) => {
      trial.once('connect', () => resolve(trial));
      trial.once('error', () => resolve(undefined));
    });
    return socket !== undefined;
  }, 60_000);
  if (!socket) throw new Error('Firefox does not answer.');
  return socket;
}

/** Messages are `length:JSON`; the first one, a greeting, is nobody's answer. */
function speak(socket: Socket) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let heard = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    heard = Buffer.concat([heard, part]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, colon).toString());
      if (colon < 0 || heard.length < end) return;
      const message: unknown = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message as unknown as Reply);
    }
  });
  let last = 0;
  return (command: string, parameters: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
