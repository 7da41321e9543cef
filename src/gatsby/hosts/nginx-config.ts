import {
  hiddenPaths,
  immutable,
  immutablePaths,
  previewHeaders,
  revalidated,
  securityHeaders,
} from './headers';
import { oneOf } from './one-of';

/** Types worth compressing beside text/html, which nginx always compresses. */
const compressed =
  'text/css text/plain text/xml application/javascript text/javascript application/json ' +
  'application/manifest+json application/xml image/svg+xml';

/** One header for every answer, errors included. */
const header = (name: string, value: string) => `add_header ${name} ${value} always;`;

/**
 * The site's configuration for nginx, committed as deploy/nginx.conf. All headers stand at the level
 * of the server and differ by `map`: a single `add_header` inside a location would drop them all.
 */
export function nginxConfig(): string {
  return `# Written by \`npm run generate\` from src/gatsby/hosts/headers.ts; change it there.
# Put it into the http block, as /etc/nginx/conf.d/site.conf, and change the lines marked "yours".
# Remove Debian's own site (/etc/nginx/sites-enabled/default): its welcome page answers for every name
# that no server claims.

map $uri $site_caching {
  default "${revalidated}";
${immutablePaths.map((pattern) => `  "~${oneOf([pattern])}" "${immutable}";`).join('\n')}
}

# Hosts that show a preview: search engines must not list them. An empty header is not sent.
map $host $site_robots {
  default "";
  "~^preview\\." "${previewHeaders['X-Robots-Tag'] ?? ''}";
}

server {
  listen 80; # yours: with TLS, "listen 443 ssl;", certificates, and a redirect from port 80
  listen [::]:80; # the same by IPv6
  server_name _; # yours
  root /var/www/site; # yours: the contents of public/

  server_tokens off;
  charset utf-8;
  types {
    application/manifest+json webmanifest;
  }
  include mime.types;
  default_type application/octet-stream;

  ${[
    ...Object.entries(securityHeaders).map(([name, value]) => header(name, `"${value}"`)),
    header('X-Robots-Tag', '$site_robots'),
    header('Cache-Control', '$site_caching'),
  ].join('\n  ')}

  # The build leaves a .gz and a .br beside every file that gains by it. Where nginx has its brotli
  # module (Debian: libnginx-mod-http-brotli-static), take the sign away from the next line.
  # brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types ${compressed};

  error_page 404 /404.html;
  absolute_redirect off;

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  # Asked for by its own name the 404 page is not found either; what begins with a dot is nobody's.
${hiddenPaths.map((path) => `  location = ${path} { internal; }`).join('\n')}
  location ~ /\\.(?!well-known/) { internal; }
}
`;
}
