import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteCopy } from '../../tests/support/site-copy';
import { checkContent } from '../../src/content-model/check/check-content';
import { Trouble } from '../support/command';
import { grow, type Kind } from './sizes';

/** What a site of one size took, and weighs. */
export type Measurement = {
  readonly kind: Kind;
  readonly count: number;
  /** In seconds. */
  readonly check: number;
  readonly build: number;
  /** The most that the largest process of the build held, in MB. */
  readonly memory: number;
  /** In kB, uncompressed: of the home page, and of one that has grown. */
  readonly home: Weight;
  readonly grown: Weight;
};

type Weight = { readonly html: number; readonly data: number };

/** Checks and builds, from nothing, a copy of the site to which so much was added. */
export async function measure(kind: Kind, count: number): Promise<Measurement> {
  const copy = new SiteCopy(`scale-${kind}-${count}`);
  await copy.prepare();
  const content = path.join(copy.root, 'content');
  await grow[kind](content, count);
  const check = await seconds(async () => {
    const errors = (await checkContent(content)).filter(({ severity }) => severity === 'error');
    if (errors[0]) throw new Trouble(`The content of the benchmark is wrong: ${errors[0].message}`);
  });
  const noted = path.join(copy.root, 'peak-memory.txt');
  const note = pathToFileURL(path.resolve('scripts/bench-scale/peak-memory.mjs'));
  process.env.NODE_OPTIONS = `--import=${note.href}`;
  process.env.PEAK_MEMORY_FILE = noted;
  const build = await seconds(async () => {
    const { code, said } = await copy.build();
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
