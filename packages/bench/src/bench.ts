import { parseArgs } from 'node:util';
import { requireChromium } from 'browser-testing/chromium';
import { CommandError } from 'command-line/command';
import { tableOf } from './assertions';
import { measureBuilds, type EditedSite } from './builds';
import { measurePages, type BuiltSite } from './pages';
import { updateReport } from './report';

/** What a project says of its site. */
export type BenchedSite = BuiltSite & {
  /**
   * Builds the site unless it is up to date.
   * @returns whether that succeeded
   */
  readonly ensureBuilt: () => Promise<boolean>;
  /** The copy in which builds are measured. */
  readonly edited: EditedSite;
  /** The Markdown document with the sections `pages` and `builds`. */
  readonly report: string;
};

/**
 * Compares a site with its baseline without scripts in Lighthouse, and writes the result to its report.
 * Run it on an otherwise idle machine.
 * @param args `--runs 9` runs it 9 times instead of 5, `--builds` measures builds and `develop` instead
 * @returns whether every page and every tap is as fast as its goal
 * @throws {CommandError} for a wrong argument, or if there is no browser
 */
export async function bench(site: BenchedSite, args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      builds: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs is "${values.runs}". Use a positive integer, as in --runs 9.`);
  if (values.builds) {
    await publish(site, 'builds', tableOf('Machine', await measureBuilds(site.edited)));
    return true;
  }
  const chromium = requireChromium();
  if (!(await site.ensureBuilt())) return false;
  const { pages, interactions } = await measurePages(chromium, site, runs);
  const how = `Medians of ${runs} interleaved runs. Times are followed by their ratio to the baseline. “Machine” is Lighthouse's CPU benchmark; a wide range means a busy machine.`;
  const tables = [tableOf('Page', pages), tableOf('Interaction', interactions)];
  await publish(site, 'pages', [how, ...tables].join('\n\n'));
  const all = [...pages, ...interactions].flatMap(({ assertions }) => assertions);
  return all.every(({ passed }) => passed);
}

/** Prints measurements, and writes them into the report. */
async function publish({ report }: BenchedSite, section: string, measured: string): Promise<void> {
  console.log(`\n${measured}\n`);
  await updateReport(report, section, measured);
}
