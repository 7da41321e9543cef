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

const lines = (headers: Headers, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');

/** The site's configuration for Caddy, committed as deploy/Caddyfile. */
export function caddyConfig(): string {
  return `# Written by \`npm run generate\` from src/gatsby/hosts/headers.ts; change it there.
# Put it into /etc/caddy/Caddyfile and change the lines marked "yours".

# yours: "www.example.org {" instead; Caddy then cares for the certificate and redirects from port 80
:80 {
	# yours: the contents of public/
	root * /var/www/site

	header {
${lines(securityHeaders, '\t\t')}
	}
	# apart, since what takes a header away has Caddy set the others of its block too late for errors
	header -Server

	@lasting path_regexp ${oneOf(immutablePaths)}
	header @lasting Cache-Control "${immutable}"
	@asked not path_regexp ${oneOf(immutablePaths)}
	header @asked Cache-Control "${revalidated}"

	# Hosts that show a preview: search engines must not list them.
	@preview header_regexp Host ^preview\\.
	header @preview {
${lines(previewHeaders, '\t\t')}
	}

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	# in this order
	route {
		@sending not method GET HEAD
		error @sending 405
		# Asked for by its own name the 404 page is not found either; what begins with a dot is nobody's.
		@hidden path ${hiddenPaths.join(' ')}
		error @hidden 404
		@dotted {
			path */.*
			not path /.well-known/*
		}
		error @dotted 404

		try_files {path} {path}.html {path}/index.html
		file_server {
			# The build leaves both beside every file that gains by it.
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
		@lost expression {http.error.status_code} == 404
		handle @lost {
			header Cache-Control "${revalidated}"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
