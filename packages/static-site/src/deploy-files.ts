import { readFileSync } from 'node:fs';
import { headerPolicy } from './csp';
import {
  hiddenPaths,
  immutable,
  immutablePaths,
  previewHeaders,
  revalidated,
  securityHeaders,
  type Headers,
} from './headers';

/** Regular expressions as servers write them: with bare slashes. */
const lasting = immutablePaths.map(({ source }) => source.replaceAll(String.raw`\/`, '/'));
const anyLasting = lasting.join('|');

const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));
const inCaddy = (name: string, value: string) => `${name} "${value}"`;
const inApache = (name: string, value: string) => `Header always set ${name} "${value}"`;

/** The headers with a variable for the form policy of each page, which site-config.ts defines. */
const withForms = (variable: string): Headers => ({
  ...securityHeaders,
  'Content-Security-Policy': `${headerPolicy}; ${variable}`,
});

/** The headers in the syntax of each server: by file, the lines of its generated blocks. */
const blocks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/static-site/deploy/nginx.conf': {
    caching: [
      `default "${revalidated}";`,
      ...lasting.map((pattern) => `"~${pattern}" "${immutable}";`),
    ],
    preview: [`"~^preview\\." "${previewHeaders['X-Robots-Tag']}";`],
    headers: linesOf(
      withForms('$site_forms'),
      (name, value) => `add_header ${name} "${value}" always;`,
    ),
    hidden: hiddenPaths.map((path) => `location = ${path} { internal; }`),
  },
  'packages/static-site/deploy/Caddyfile': {
    headers: linesOf(withForms('{site_forms}'), inCaddy),
    caching: [
      `@lasting path_regexp ${anyLasting}`,
      `header @lasting Cache-Control "${immutable}"`,
      `@asked not path_regexp ${anyLasting}`,
      `header @asked Cache-Control "${revalidated}"`,
    ],
    preview: linesOf(previewHeaders, inCaddy),
    hidden: [`@hidden path ${hiddenPaths.join(' ')}`],
    lost: [`header Cache-Control "${revalidated}"`],
  },
  'packages/static-site/deploy/apache.conf': {
    headers: [
      `SetEnvIf Request_URI "${anyLasting}" lasting`,
      ...linesOf({ ...securityHeaders, 'Cache-Control': revalidated }, inApache),
      `${inApache('Cache-Control', immutable)} env=lasting`,
      ...linesOf(previewHeaders, (name, value) => `${inApache(name, value)} env=preview`),
    ],
    hidden: [`RewriteRule "^(?:${hiddenPaths.join('|').replaceAll('.', '\\.')})$" - [R=404]`],
  },
};

/**
 * The configurations for self-hosted servers with up-to-date generated blocks: file and text.
 * @throws if a block is not in its file
 */
export function deployFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(blocks).map(([file, generated]) => [
      file,
      Object.entries(generated).reduce(renewBlock, readFileSync(file, 'utf8')),
    ]),
  );
}

function renewBlock(text: string, [name, lines]: readonly [string, readonly string[]]): string {
  const block = new RegExp(`^([\\t ]*)# generated: ${name}\\n[^]*?^\\1# end$`, 'm');
  if (!block.test(text)) throw new Error(`deploy/ lacks "# generated: ${name}" … "# end".`);
  return text.replace(block, (_, indent: string) =>
    [`# generated: ${name}`, ...lines, '# end'].map((line) => indent + line).join('\n'),
  );
}
