import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'command-line/free-port';
import { gatsbyEnv, gatsbyProgram } from '../../../scripts/site/run-gatsby';
import type { SiteCopy } from './site-copy';

/** `gatsby develop`, running in a copy of the site. */
export class DevelopServer {
  /** Its terminal output so far. */
  output = '';
  url = '';
  #process: ChildProcess | undefined;

  /**
   * Starts it in the copy; its output says when it is ready.
   * @param more environment variables
   */
  async start({ root }: SiteCopy, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = String(await freePort());
    this.url = `http://127.0.0.1:${port}`;
    const gatsby = spawn(
      process.execPath,
      [gatsbyProgram, 'develop', '--host', '127.0.0.1', '--port', port],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          ...gatsbyEnv,
          ...more,
          GATSBY_LOGGER: 'yurnalist',
        },
        // a process group of its own, so that its child processes end with it
        detached: true,
      },
    );
    for (const stream of [gatsby.stdout, gatsby.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    this.#process = gatsby;
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#process ?? {};
    if (!this.#process || !pid || exitCode !== null) return;
    const closed = once(this.#process, 'close');
    process.kill(-pid, 'SIGTERM');
    await closed;
  }
}
