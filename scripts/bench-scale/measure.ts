import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SiteCopy } from '../../tests/helpers/site-copy';
import { Trouble } from '../support/command';
import { grow, type Kind } from './sizes';

/** What a site of one size took, and weighs. */
export type Measurement = {
  readonly kind: Kind;
  readonly count: number;
  /** In seconds, of the whole command. */
  readonly check: number;
  readonly build: number;
  /** The most that the largest process of the build held, in MB. */
  readonly memory: number;
  /** In kB, uncompressed: of the home page, and of one that has grown. */
  readonly home: Weight;
  readonly grown: Weight;
};

const run = promisify(execFile);

type Weight = { readonly html: number; readonly data: number };

/** Checks and builds, from nothing, a copy of the site to which so much was added. */
export async function measure(kind: Kind, count: number): Promise<Measurement> {
  const copy = new SiteCopy(`scale-${kind}-${count}`);
  await copy.prepare();
  const content = path.join(copy.root, 'content');
  await grow[kind](content, count);
  const check = await seconds(async () => {
    // Ends badly where the content is wrong, and then this does.
    await run(process.execPath, ['--import', 'tsx', 'scripts/content-check.ts', content], {
      maxBuffer: Infinity,
    });
  });
  const noted = path.join(copy.root, 'peak-memory.txt');
  const note = pathToFileURL(path.resolve('scripts/bench-scale/peak-memory.mjs'));
  const noting = { NODE_OPTIONS: `--import=${note.href}`, PEAK_MEMORY_FILE: noted };
  const build = await seconds(async () => {
    const { code, said } = await copy.build(noting);
    if (code !== 0) throw new Trouble(`The build failed:\n${said.slice(-3000)}`);
  });
  const peaks = (await readFile(noted, 'utf8')).trim().split('\n').map(Number);
  const memory = Math.max(...peaks) / 1024;
  const home = await weigh(copy, '');
  const grown = await weigh(copy, kind === 'services' ? 'grown' : 'grown-0');
  await copy.discard();
  return { kind, count, check, build, memory, home, grown };
}

async function weigh({ root }: SiteCopy, route: string): Promise<Weight> {
  const size = async (file: string) => (await stat(path.join(root, 'public', file))).size / 1000;
  return {
    html: await size(path.join(route, 'index.html')).catch(() => size(`${route}.html`)),
    data: await size(path.join('page-data', route || 'index', 'page-data.json')),
  };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
