import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFile } from 'browser-testing/first-file';
import { withLines, type HostServer } from './host-server';

/** The server's program: that of the variable `NGINX`, else the system's. */
const program = firstFile(process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx');

/** A file that is installed with the program, from the root of its system. */
function beside(file: string): string {
  return path.join(path.dirname(program ?? '/'), '../..', file);
}

/** Debian's module for precompressed files, if installed. */
const brotliModule = firstFile(beside('usr/lib/nginx/modules/ngx_http_brotli_static_module.so'));

/** nginx with deploy/nginx.conf. */
export const nginx: HostServer = {
  program,
  packages: 'nginx libnginx-mod-http-brotli-static',
  brotli: brotliModule !== undefined,
  name: 'nginx',
  prepare: async ({ site, folder, port, hosts }) => {
    await mkdir(path.join(folder, 'logs'), { recursive: true });
    await copyFile(beside('etc/nginx/mime.types'), path.join(folder, 'mime.types'));
    const own = withLines(await readFile('packages/static-site/deploy/nginx.conf', 'utf8'), {
      'listen 80;': '',
      'listen [::]:80;': hosts.map((host) => `listen ${host}:${port};`).join(' '),
      'include /var/www/site/_nginx.conf;': `include ${site}/_nginx.conf;`,
      'root /var/www/site;': `root ${site};`,
      '# brotli_static on;': brotliModule ? 'brotli_static on;' : '',
    });
    await writeFile(path.join(folder, 'nginx.conf'), frame(own));
    return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  },
};

/** The configuration inside the minimum that nginx needs around it. */
function frame(site: string): string {
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
