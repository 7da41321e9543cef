import { parseArgs } from 'node:util';
import { requireChromium } from 'browser-testing/chromium';
import { CommandError } from 'command-line/command';
import { tableOf } from './assertions';
import { measurePages, type BuiltSite } from './pages';
import { updateReport } from './report';

/** What a project says of its site. */
export type BenchedSite = BuiltSite & {
  /** The Markdown document with the section `pages`. */
  readonly report: string;
};

/**
 * Compares a site with its baseline without scripts in Lighthouse, and writes the result to its report.
 * Run it on an otherwise idle machine.
 * @param args `--runs 9` runs it 9 times instead of 5
 * @returns whether every page and every tap is as fast as its goal
 * @throws {CommandError} for a wrong argument, or if there is no browser
 */
export async function bench(site: BenchedSite, args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs is "${values.runs}". Use a positive integer, as in --runs 9.`);
  const { pages, interactions } = await measurePages(requireChromium(), site, runs);
  const how = `Medians of ${runs} interleaved runs. Times are followed by their ratio to the baseline. “Machine” is Lighthouse's CPU benchmark; a wide range means a busy machine.`;
  const tables = [tableOf('Page', pages), tableOf('Interaction', interactions)];
  const measured = [how, ...tables].join('\n\n');
  console.log(`\n${measured}\n`);
  await updateReport(site.report, 'pages', measured);
  const all = [...pages, ...interactions].flatMap(({ assertions }) => assertions);
  return all.every(({ passed }) => passed);
}
