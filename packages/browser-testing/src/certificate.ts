import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A new certificate for 127.0.0.1, valid for two days, with its file for clients that must trust it.
 * @param folder for its files
 * @throws if the machine has no openssl
 */
export function certificateFor(folder: string) {
  mkdirSync(folder, { recursive: true });
  const [keyFile, file] = [path.join(folder, 'site.key'), path.join(folder, 'site.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';
  const subject = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const args = `${request} ${subject}`.split(' ');
  execFileSync('openssl', [...args, '-keyout', keyFile, '-out', file], { stdio: 'pipe' });
  return { key: readFileSync(keyFile), cert: readFileSync(file), file };
}
