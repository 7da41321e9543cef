import { readFileSync } from 'node:fs';
import { headerPolicy } from './csp';
import {
  fileHeaders,
  hiddenPaths,
  previewHeaders,
  revalidated,
  securityHeaders,
  type FileHeaders,
  type Headers,
} from './headers';

/** A pattern of paths as servers write it: with bare slashes. */
const patternOf = (paths: readonly RegExp[]) =>
  paths.map(({ source }) => source.replaceAll(String.raw`\/`, '/')).join('|');

/** Files with headers of their own. */
const ownHeaders = Object.entries<FileHeaders>(fileHeaders).map(([name, { paths, headers }]) => ({
  name,
  pattern: patternOf(paths),
  headers,
}));

const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));
const inCaddy = (name: string, value: string) => `${name} "${value}"`;
const inApache = (name: string, value: string) => `Header always set ${name} "${value}"`;

/** The lines of a map of nginx: the value of a header by the path of a file. */
const inMap = (wanted: string) =>
  ownHeaders.flatMap(({ pattern, headers: { [wanted]: value } }) =>
    value === undefined ? [] : [`"~${pattern}" "${value}";`],
  );

/** The headers with a variable for the form policy of each page, which site-config.ts defines. */
const withForms = (variable: string): Headers => ({
  ...securityHeaders,
  'Content-Security-Policy': `${headerPolicy}; ${variable}`,
});

/** The headers in the syntax of each server: by file, the lines of its generated blocks. */
const blocks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/static-site/deploy/nginx.conf': {
    caching: [`default "${revalidated}";`, ...inMap('Cache-Control')],
    sharing: inMap('Cross-Origin-Resource-Policy'),
    preview: [`"~^preview\\." "${previewHeaders['X-Robots-Tag']}";`],
    headers: linesOf(
      withForms('$site_forms'),
      (name, value) => `add_header ${name} "${value}" always;`,
    ),
    hidden: hiddenPaths.map((path) => `location = ${path} { internal; }`),
  },
  'packages/static-site/deploy/Caddyfile': {
    headers: linesOf(withForms('{site_forms}'), inCaddy),
    files: [
      ...ownHeaders.flatMap(({ name, pattern, headers }) => [
        `@${name} path_regexp ${pattern}`,
        ...linesOf(headers, (header, value) => `header @${name} ${inCaddy(header, value)}`),
      ]),
      `@asked not path_regexp ${patternOf(fileHeaders.immutable.paths)}`,
      `header @asked Cache-Control "${revalidated}"`,
    ],
    preview: linesOf(previewHeaders, inCaddy),
    hidden: [`@hidden path ${hiddenPaths.join(' ')}`],
    lost: [`header Cache-Control "${revalidated}"`, 'header -Cross-Origin-Resource-Policy'],
  },
  'packages/static-site/deploy/apache.conf': {
    headers: [
      ...linesOf({ ...securityHeaders, 'Cache-Control': revalidated }, inApache),
      ...ownHeaders.flatMap(({ name, pattern, headers }) => [
        `SetEnvIf Request_URI "${pattern}" ${name}`,
        ...linesOf(headers, (header, value) => `${inApache(header, value)} env=${name}`),
      ]),
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
