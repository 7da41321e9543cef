import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CommandError } from 'command-line/command';
import { updateReport } from './report';
import { seconds } from './seconds';
import type { SiteCopy } from './site-copy';

/** A copy of the site that can be built with a recorder in each of its processes. */
export type GrownCopy = SiteCopy & {
  /** Runs a production build with more environment variables. */
  readonly build: (
    variables: Readonly<Record<string, string>>,
  ) => Promise<{ readonly code: number | null; readonly output: string }>;
};

/** What a project says of its site. */
export type ScaledSite = {
  /** A copy of the site; its name is unique. */
  readonly copy: (name: string) => GrownCopy;
  /**
   * Adds content to a copy of the site, by what is added. Returns the path of a page that shows it, as in
   * `/grown`.
   */
  readonly grow: Readonly<Record<string, (root: string, count: number) => Promise<string>>>;
  /** The program that checks the content, run by Node with the folder of the copy's content. */
  readonly check: readonly string[];
  /** What is measured by default, as in `pages=100`. */
  readonly sizes: readonly string[];
  /** The Markdown document with the section `growth`. */
  readonly report: string;
};

const head = [
  '| Added | Check | Clean build | Peak memory | Home: HTML, data | Grown page: HTML, data |',
  '| --- | --: | --: | --: | --: | --: |',
];

/**
 * Measures how a site scales, and writes the result to its report. Run it on an otherwise idle machine.
 * @param args sizes, as in `pages=100`, whose rows are only printed
 * @throws {CommandError} for a wrong argument, or if a build fails
 */
export async function benchScale(site: ScaledSite, args: readonly string[]): Promise<void> {
  const rows: string[] = [];
  for (const size of (args.length > 0 ? args : site.sizes).map((size) => sizeOf(site, size))) {
    const { kind, count } = size;
    console.log(`\n▸ ${count} ${kind}`);
    const row = `| ${[`${count} ${kind}`, ...(await measure(site, size))].join(' | ')} |`;
    console.log(row);
    rows.push(row);
  }
  if (args.length === 0) await updateReport(site.report, 'growth', [...head, ...rows].join('\n'));
}

type Size = {
  /** What is added. */
  readonly kind: string;
  readonly count: number;
  readonly grow: (root: string, count: number) => Promise<string>;
};

function sizeOf({ grow: ways }: ScaledSite, argument: string): Size {
  const [kind = '', number] = argument.split('=');
  const grow = Object.hasOwn(ways, kind) ? ways[kind] : undefined;
  const count = Number(number);
  if (!grow || !Number.isInteger(count) || count < 1) {
    const known = Object.keys(ways).map((name) => `${name}=100`);
    throw new CommandError(`Unknown argument "${argument}". Use ${known.join(' or ')}.`);
  }
  return { kind, count, grow };
}

/**
 * Checks an enlarged copy of the site, and builds it from scratch.
 * @returns the cells of the table: durations, the peak memory of the build's largest process, and the
 *   uncompressed sizes of the home page and of an added page
 */
async function measure(site: ScaledSite, { kind, count, grow }: Size): Promise<string[]> {
  const copy = site.copy(`scale-${kind}-${count}`);
  const at = (...parts: string[]) => path.join(copy.root, ...parts);
  await copy.prepare();
  const grown = (await grow(copy.root, count)).replace(/^\//, '');
  // rejects if there are errors in the content
  const checking = [...site.check, at('content')];
  const options = { maxBuffer: Infinity };
  const check = await seconds(() => promisify(execFile)(process.execPath, checking, options));
  const recorder = pathToFileURL(require.resolve('./peak-memory.mjs'));
  const record = at('peak-memory.txt');
  const build = await seconds(async () => {
    const recording = { NODE_OPTIONS: `--import=${recorder.href}`, PEAK_MEMORY_FILE: record };
    const { code, output } = await copy.build(recording);
    if (code !== 0) throw new CommandError(`The build failed:\n${output.slice(-3000)}`);
  });
  const peaks = (await readFile(record, 'utf8')).trim().split('\n').map(Number);
  const kB = async (file: string) => ((await stat(at('public', file))).size / 1000).toFixed(1);
  const sizes = async (html: string, data: string) =>
    `${await kB(`${html}.html`)}, ${await kB(`page-data/${data}/page-data.json`)} kB`;
  const cells = [
    `${check.toFixed(1)} s`,
    `${build.toFixed(0)} s`,
    `${(Math.max(...peaks) / 1024).toFixed(0)} MB`,
    await sizes('index', 'index'),
    await sizes(grown, grown),
  ];
  await copy.discard();
  return cells;
}
