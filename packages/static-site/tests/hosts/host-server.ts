import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { freePort } from 'command-line/free-port';

/** A web server for a host of one's own. */
export type HostServer = {
  /** Its program, if it is installed here. */
  readonly program: string | undefined;
  /** Its packages in Debian. */
  readonly packages: string;
  /** Whether it sends brotli here. */
  readonly brotli: boolean;
  /** Its Server header; none, at best. */
  readonly name: string | undefined;
  /** Writes the committed configuration, adapted to the tests; returns the program's arguments. */
  readonly prepare: (place: Place) => Promise<readonly string[]>;
};

/** Where a server finds the site, writes its files, and listens. */
type Place = {
  /** Absolute. */
  readonly site: string;
  /** Absolute, for its configuration and whatever else it writes. */
  readonly folder: string;
  readonly port: number;
  /** Addresses of this machine, as in a URL: `[::1]` where there is IPv6. */
  readonly hosts: readonly string[];
};

/** Whether this machine has a loopback address of IPv6. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

/** A server with the committed configuration, for the tests of one file. */
export class RunningHost {
  #process: ChildProcess | undefined;
  #port = 0;

  /** Address of the site by IPv4, or by IPv6. */
  url(host: '127.0.0.1' | '[::1]' = '127.0.0.1'): string {
    return `http://${host}:${this.#port}`;
  }

  /**
   * @param name of the folder for the files that it writes
   * @param site folder of the built site
   */
  async start(name: string, { program, prepare }: HostServer, site: string): Promise<void> {
    if (program === undefined) return;
    const folder = path.resolve('test-results', name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    this.#port = await freePort();
    const hosts = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])];
    const args = await prepare({ site: path.resolve(site), folder, port: this.#port, hosts });
    const env = { ...process.env, HOME: folder };
    this.#process = spawn(program, args, { stdio: 'inherit', env });
    await this.#ready(program);
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    this.#process.kill();
    await once(this.#process, 'exit');
  }

  async #ready(program: string): Promise<void> {
    for (;;) {
      if (this.#process?.exitCode !== null) throw new Error(`${program} did not start; see above.`);
      const answer = await fetch(this.url()).catch(() => undefined);
      if (answer) return;
    }
  }
}

/**
 * Replaces lines of a configuration.
 * @param lines from old to new
 * @throws if a line is missing
 */
export function withLines(text: string, lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no line "${from}".`);
    return result.replace(from, () => to);
  }, text);
}
