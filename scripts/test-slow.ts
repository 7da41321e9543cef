import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { browser, playwright } from './support/checks';
import { command, CommandError } from './support/command';
import { printSummary, runInSequence, type Step } from './support/steps';

/** A step for each file of such tests, named after it. */
function stepOf(subject: string): Step {
  const name = `Slow tests: ${subject.replaceAll('-', ' ')}`;
  const args = ['--config', 'playwright.slow.config.ts', `/slow/${subject}.spec`];
  return playwright(name, 'test-results/slow.json', args);
}

/**
 * `npm run test:slow`: the tests that need builds of their own, in copies of the site, or rare tools, and
 * take minutes. `npm run test:slow -- stress-content` runs the tests of that name alone.
 */
command(async () => {
  const wanted = process.argv.slice(2);
  const all = (await readdir('tests/slow')).map((file) => path.basename(file, '.spec.ts')).sort();
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`tests/slow has no ${unknown.join(', ')}, only ${all.join(', ')}.`);
  const chosen = wanted.length > 0 ? wanted : all;
  return printSummary(await runInSequence([browser, ...chosen.map(stepOf)]));
});
