import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFile } from 'browser-testing/first-file';
import { withLines, type HostServer } from './host-server';

/** Caddy with deploy/Caddyfile. */
export const caddy: HostServer = {
  program: firstFile(process.env.CADDY, '/usr/bin/caddy'),
  packages: 'caddy',
  brotli: true,
  name: undefined,
  prepare: async ({ site, folder, port, hosts }) => {
    const own = withLines(await readFile('packages/static-site/deploy/Caddyfile', 'utf8'), {
      ':80 {': `:${port} {\n\tbind ${hosts.join(' ')}`,
      'root * /var/www/site': `root * ${site}`,
      'import /var/www/site/_caddy.conf': `import ${site}/_caddy.conf`,
    });
    const file = path.join(folder, 'Caddyfile');
    // without its admin API
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};
