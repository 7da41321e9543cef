import { spawn } from 'node:child_process';

/** By system: the program that opens an address, and its arguments. */
const openers: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Values of the variable `CI` on a developer's machine. */
const noCI = [undefined, '', 'false'];

/** Opens an address in the default browser, if there is one; not in CI. */
export function openBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? [];
  if (program === undefined || !noCI.includes(process.env.CI)) return;
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}
