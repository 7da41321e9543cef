import { apacheConfig } from './apache-config';
import { caddyConfig } from './caddy-config';
import { nginxConfig } from './nginx-config';

/** Configurations for servers of one's own, made from the table of headers: file and text. */
export function deployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['deploy/nginx.conf', nginxConfig()],
    ['deploy/Caddyfile', caddyConfig()],
    ['deploy/apache.conf', apacheConfig()],
  ]);
}
