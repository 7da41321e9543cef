import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './free-port';

/** The server's program: the one the variable `NGINX` names, else the system's. */
export const nginxProgram = [process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx'].find(
  (file) => file !== undefined && existsSync(file),
);

/** What belongs to the program, from the root of the system it is installed in. */
function beside(program: string, file: string): string {
  return path.join(path.dirname(program), '../..', file);
}

/** Debian's module for files that are compressed already, if it is there. */
export const brotliModule = [
  beside(nginxProgram ?? '/', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
].find((file) => existsSync(file));

/** nginx with the committed configuration, for as long as a test file takes. */
export class Nginx {
  url = '';
  #process: ChildProcess | undefined;

  /** @param folder for its configuration and whatever else it writes */
  constructor(readonly folder: string) {}

  async start(program: string, site: string): Promise<void> {
    const port = await freePort();
    await mkdir(path.join(this.folder, 'logs'), { recursive: true });
    await copyFile(beside(program, 'etc/nginx/mime.types'), path.join(this.folder, 'mime.types'));
    const config = await readFile('deploy/nginx.conf', 'utf8');
    const own = config
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/site;', `root ${path.resolve(site)};`)
      .replace('# brotli_static on;', brotliModule ? 'brotli_static on;' : '');
    await writeFile(path.join(this.folder, 'nginx.conf'), this.#frame(own));
    this.#process = spawn(program, ['-p', this.folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: 'inherit',
    });
    this.url = `http://127.0.0.1:${port}`;
    await this.#answered();
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    this.#process.kill();
    await once(this.#process, 'exit');
  }

  /** The configuration inside the least that nginx needs around it. */
  #frame(site: string): string {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return [
      process.getuid?.() === 0 ? 'user root;' : '',
      brotliModule ? `load_module ${brotliModule};` : '',
      'daemon off; worker_processes 1; pid logs/pid;',
      'events {}',
      'http {',
      'access_log off;',
      ...kinds.map((kind) => `${kind}_temp_path logs/${kind};`),
      site,
      '}',
    ].join('\n');
  }

  async #answered(): Promise<void> {
    for (;;) {
      if (this.#process?.exitCode !== null) throw new Error('nginx did not start; see above.');
      const answer = await fetch(this.url).catch(() => undefined);
      if (answer) return;
    }
  }
}
