import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstFile } from './first-file';

const xvfb = firstFile(process.env.XVFB, '/usr/bin/Xvfb');

/** Whether a program can open a window here: on a display that is there, or on one made for it. */
export const canShow = Boolean(process.env.DISPLAY ?? xvfb);

/** Somewhere for windows to be, for as long as a test file takes. */
export type Display = { readonly name: string; readonly close: () => void };

/**
 * The display of this machine, else one that nobody sees (Xvfb).
 * @throws where there is neither, or Xvfb ends before it says which display it is
 */
export async function openDisplay(): Promise<Display> {
  const { DISPLAY: own } = process.env;
  if (own) return { name: own, close: () => undefined };
  if (!xvfb) throw new Error('There is no display, and no Xvfb to make one.');
  const args = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const output: unknown[] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { name: `:${String(output[0]).trim()}`, close: () => server.kill() };
}
