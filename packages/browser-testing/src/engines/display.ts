import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstFile } from '../first-file';

const xvfb = firstFile(process.env.XVFB, '/usr/bin/Xvfb');

/** Whether a program can open a window here, on the machine's display or a virtual one. */
export const canShow = Boolean(process.env.DISPLAY ?? xvfb);

/** A display for windows, for the tests of one file. */
export type Display = { readonly name: string; readonly close: () => void };

/**
 * The display of this machine, else a virtual one (Xvfb).
 * @throws if there is neither, or Xvfb fails to start
 */
export async function openDisplay(): Promise<Display> {
  const { DISPLAY: own } = process.env;
  if (own) return { name: own, close: () => undefined };
  if (!xvfb) throw new Error('There is no display, and no Xvfb to make one.');
  // without -noreset it starts anew, and refuses programs meanwhile, each time when the last window is closed
  const args = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const output: unknown[] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { name: `:${String(output[0]).trim()}`, close: () => server.kill() };
}
