import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SiteCopy } from '../../../tests/helpers/builds/site-copy';
import { grow, type Kind, kinds } from './growth';
import { seconds, updateMeasured } from './measured';
import { command, CommandError } from 'command-line/command';

/** What is measured by default. */
const all =
  'pages=10 pages=100 pages=1000 pictures=100 services=6 services=100 services=1000'.split(' ');

const head = [
  '| Added | Check | Clean build | Peak memory | Home: HTML, data | Grown page: HTML, data |',
  '| --- | --: | --: | --: | --: | --: |',
];

/**
 * `npm run bench:scale`: measures how the site scales, and writes the result to `docs/performance.md`.
 * With arguments, as in `-- pages=100`, it only prints these rows. Run it on an idle machine.
 */
command(async () => {
  const args = process.argv.slice(2);
  const rows: string[] = [];
  for (const [kind, count] of (args.length > 0 ? args : all).map(sizeOf)) {
    console.log(`\n▸ ${count} ${kind}`);
    const row = `| ${[`${count} ${kind}`, ...(await measure(kind, count))].join(' | ')} |`;
    console.log(row);
    rows.push(row);
  }
  if (args.length === 0) await updateMeasured('growth', [...head, ...rows].join('\n'));
  return true;
});

function sizeOf(argument: string): [Kind, number] {
  const [name, number] = argument.split('=');
  const kind = kinds.find((known) => known === name);
  const count = Number(number);
  if (!kind || !Number.isInteger(count) || count < 1) {
    throw new CommandError(
      `Unknown argument "${argument}". Use ${kinds.map((known) => `${known}=100`).join(' or ')}.`,
    );
  }
  return [kind, count];
}

/**
 * Checks an enlarged copy of the site, and builds it from scratch.
 * @returns the cells of the table: durations, the peak memory of the build's largest process, and the
 *   uncompressed sizes of the home page and of an added page
 */
async function measure(kind: Kind, count: number): Promise<string[]> {
  const copy = new SiteCopy(`scale-${kind}-${count}`);
  const at = (...parts: string[]) => path.join(copy.root, ...parts);
  await copy.prepare();
  await grow(at('content'), kind, count);
  // rejects if there are errors in the content
  const checking = ['--import', 'tsx', 'scripts/content-check.ts', at('content')];
  const options = { maxBuffer: Infinity };
  const check = await seconds(() => promisify(execFile)(process.execPath, checking, options));
  const recorder = pathToFileURL(path.resolve('packages/bench/src/peak-memory.mjs'));
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
  const grown = kind === 'services' ? 'grown' : 'grown-0';
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
