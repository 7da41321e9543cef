import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A certificate for 127.0.0.1 by an authority of its own, made now and good for a day.
 * @param folder where its files go
 * @throws when the machine has no openssl
 */
export function certificateFor(folder: string) {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '1',
    '-subj',
    '/CN=Authority of a test',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl(
    'req',
    ...newKey,
    '-subj',
    '/CN=127.0.0.1',
    '-keyout',
    at('site.key'),
    '-out',
    at('site.csr'),
  );
  writeFileSync(at('site.ext'), 'subjectAltName=IP:127.0.0.1\n');
  openssl(
    'x509',
    '-req',
    '-days',
    '1',
    '-in',
    at('site.csr'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-extfile',
    at('site.ext'),
    '-out',
    at('site.pem'),
  );
  return {
    key: readFileSync(at('site.key')),
    cert: readFileSync(at('site.pem')),
    authority: at('ca.pem'),
  };
}
