import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { freePort } from 'command-line/free-port';
import type { Preview } from '../server/preview';
import type { Project } from './load-config';

/** A preview, and the command that serves it, if the editor runs one. */
type PreviewCommand = Preview & { readonly command: string | undefined };

/** How many characters of what a preview prints are told if it ends by itself. */
const toldOutput = 4000;

/**
 * What a project says of its preview, with a free port.
 * @throws {CommandError} if that is not enough to find it
 */
export async function previewOf({ editor, at }: Project): Promise<PreviewCommand | undefined> {
  if (!editor.preview) return undefined;
  const { command, address = localAddress, content = '.edited/content' } = editor.preview;
  if (command === undefined && address.includes(portMark))
    throw new CommandError('The preview needs a command that serves it, or an address.');
  const port = String(await freePort());
  const withPort = (text: string) => text.replaceAll(portMark, port);
  const url = withPort(address);
  if (!URL.canParse(url))
    throw new CommandError(`The preview's address "${address}" is no address.`);
  const { origin } = new URL(url);
  return { origin, folder: at(content), command: command && withPort(command) };
}

const portMark = '{port}';
const localAddress = `http://127.0.0.1:${portMark}`;

/**
 * Runs the command of a preview until it is stopped; without one, it only waits.
 * @returns false if the command has ended by itself; what it printed last is told
 */
export async function runPreview(
  { folder: cwd }: Project,
  preview: PreviewCommand | undefined,
  stopped: AbortSignal,
): Promise<boolean> {
  if (preview?.command === undefined) {
    // the server keeps the process alive
    if (!stopped.aborted) await once(stopped, 'abort');
    return true;
  }
  const { command, folder } = preview;
  const edited = path.relative(cwd, folder).replaceAll('\\', '/');
  const runner = path.join(__dirname, 'run-command.mjs');
  const child = spawn(process.execPath, [runner, command], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, EDITED_CONTENT: edited },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-toldOutput);
    });
  const stop = () => child.stdin.end();
  if (stopped.aborted) stop();
  else stopped.addEventListener('abort', stop);
  await once(child, 'close');
  if (stopped.aborted) return true;
  console.error(`\nThe site beside the form has stopped: ${command}\n${output.trimEnd()}`);
  return false;
}
