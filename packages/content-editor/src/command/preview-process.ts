import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

type Options = {
  readonly command: string;
  /** The folder in which it runs. */
  readonly cwd: string;
  /** The folder with the content as edited. */
  readonly content: string;
  /** The folders with what it has built. */
  readonly built: readonly string[];
};

/** How many characters of what a preview prints are told if it ends by itself. */
const toldOutput = 4000;

/** The command that serves a preview. */
export class PreviewProcess {
  readonly #options: Options;
  /** Those who wait until it starts anew. */
  #waiting: (() => void)[] = [];
  #stop: () => unknown = () => undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Stops the command, empties its folders and starts it again. @returns once it has been stopped and they are empty */
  rebuild(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#stop();
    });
  }

  /**
   * Runs the command until it is stopped.
   * @returns false if it has ended by itself; what it printed last is told
   * @throws the system's error if its folders can't be emptied
   */
  async run(stopped: AbortSignal): Promise<boolean> {
    for (;;) {
      const output = await this.#runOnce(stopped);
      if (stopped.aborted) return true;
      if (this.#waiting.length === 0) {
        console.error(
          `\nThe site beside the form has stopped: ${this.#options.command}\n${output.trimEnd()}`,
        );
        return false;
      }
      for (const folder of this.#options.built) await emptyFolder(folder);
      for (const tell of this.#waiting.splice(0)) tell();
    }
  }

  /** Runs the command until it ends or is stopped. @returns what it printed last */
  async #runOnce(stopped: AbortSignal): Promise<string> {
    const { command, cwd, content } = this.#options;
    const runner = path.join(__dirname, 'run-command.mjs');
    const child = spawn(process.execPath, [runner, command], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, EDITED_CONTENT: path.relative(cwd, content).replaceAll('\\', '/') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-toldOutput);
      });
    this.#stop = () => child.stdin.end();
    if (stopped.aborted) this.#stop();
    else stopped.addEventListener('abort', this.#stop, { once: true });
    // also its processes: they hold what they print to
    await once(child, 'close');
    stopped.removeEventListener('abort', this.#stop);
    return output;
  }
}

/** Deletes what is in a folder, if there is one; the folder itself may be a disk of its own. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
}
