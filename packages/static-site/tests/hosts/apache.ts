import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFile } from 'browser-testing/first-file';
import { withLines, type HostServer } from './host-server';

const debian = '/etc/apache2';

/** The modules that Debian enables by default, as far as they matter here, and those of the recipe. */
const modules = [
  'mpm_event',
  'authz_core',
  'alias',
  'autoindex',
  'deflate',
  'dir',
  'filter',
  'mime',
  'negotiation',
  'setenvif',
  'headers',
  'rewrite',
];

/** Debian's settings that could interfere with the recipe. */
const settings = ['autoindex', 'deflate', 'dir', 'mime', 'negotiation', 'setenvif'];

/** Apache with deploy/apache.conf and Debian's own settings. */
export const apache: HostServer = {
  program: firstFile(process.env.APACHE, '/usr/sbin/apache2'),
  packages: 'apache2',
  brotli: true,
  name: 'Apache',
  prepare: async ({ site, folder, port, hosts }) => {
    const own = withLines(await readFile('packages/static-site/deploy/apache.conf', 'utf8'), {
      'Define SITE /var/www/site': `Define SITE ${site}`,
      '<VirtualHost *:80>': `<VirtualHost *:${port}>`,
    });
    const file = path.join(folder, 'apache.conf');
    const frame = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      'ServerName localhost',
      ...hosts.map((host) => `Listen ${host}:${port}`),
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/errors.log`,
      'LogLevel error',
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      ...settings.map((name) => `Include ${debian}/mods-available/${name}.conf`),
      `Include ${debian}/conf-available/security.conf`,
    ];
    await writeFile(file, [...frame, own].join('\n'));
    return ['-d', folder, '-f', file, '-D', 'FOREGROUND'];
  },
};
