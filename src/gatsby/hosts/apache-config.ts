import {
  hiddenPaths,
  immutable,
  immutablePaths,
  previewHeaders,
  revalidated,
  securityHeaders,
  type Headers,
} from './headers';
import { oneOf } from './one-of';

/** Headers of every answer, errors included; `more` limits them to requests that were marked. */
const set = (headers: Headers, more = '') =>
  Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"${more}`)
    .join('\n');

const encodings = { br: 'br', gzip: 'gz' };

/** Sends what lies beside a file, to those who take it. */
const compressed = Object.entries(encodings).map(
  ([encoding, ending]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond \${SITE}/$1.${ending} -f
  RewriteRule ^/(.+)$ /$1.${ending} [PT]`,
);

/**
 * The site's configuration for Apache, committed as deploy/apache.conf. What a request is marked as is
 * seen before it is rewritten, and anew for the 404 page.
 */
export function apacheConfig(): string {
  return `# Written by \`npm run generate\` from src/gatsby/hosts/headers.ts; change it there.
# Put it into /etc/apache2/sites-available/site.conf and change the lines marked "yours"; then:
# a2enmod headers rewrite && a2dissite 000-default && a2ensite site && systemctl restart apache2

# yours: the contents of public/
Define SITE /var/www/site

ServerTokens Prod
ServerSignature Off
TraceEnable Off

# yours: with TLS, port 443, certificates, and a redirect from port 80
<VirtualHost *:80>
  DocumentRoot "\${SITE}"
  <Directory "\${SITE}">
    Options FollowSymLinks
    AllowOverride None
    Require all granted
    DirectorySlash Off
    DirectoryIndex index.html
  </Directory>

  AddDefaultCharset utf-8
  AddType application/manifest+json .webmanifest
  # Elsewhere these endings are Breton, and archives.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz

  SetEnvIf Request_URI "${oneOf(immutablePaths)}" lasting
  # Hosts that show a preview: search engines must not list them.
  SetEnvIf Host "^preview\\." preview
${set({ ...securityHeaders, 'Cache-Control': revalidated })}
${set({ 'Cache-Control': immutable }, ' env=lasting')}
${set(previewHeaders, ' env=preview')}
  Header merge Vary Accept-Encoding

  ErrorDocument 404 /404.html
  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405]

  # Asked for by its own name the 404 page is not found either; what begins with a dot is nobody's.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule "^(?:${hiddenPaths.join('|').replaceAll('.', '\\.')})$" - [R=404]
  RewriteRule "/\\.(?!well-known/)" - [R=404]

  # A page is a file of its own name, with or without a slash behind; a folder is nothing to see.
  RewriteCond \${SITE}/$1.html -f
  RewriteRule ^/(.+?)/?$ /$1.html
  RewriteRule ^/$ /index.html
  RewriteCond \${SITE}$0 -d
  RewriteRule .* - [R=404]

  # The build leaves both beside every file that gains by it.
${compressed.join('\n')}
  RewriteRule ^ - [PT]
</VirtualHost>
`;
}
