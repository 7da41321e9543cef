import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './support/build-site';
import { browser, playwright } from './support/checks';
import { command, CommandError } from './support/command';
import { printSummary, runInSequence, type Step } from './support/steps';

/** The step for a file in tests/slow. */
function stepOf(subject: string): Step {
  const name = `Slow tests: ${subject.replaceAll('-', ' ')}`;
  const args = ['--config', 'playwright.slow.config.ts', `/slow/${subject}.spec`];
  return playwright(name, 'test-results/slow.json', args);
}

/**
 * `npm run test:slow`: the tests that take minutes, because they build copies of the site or need special
 * tools. Some visit the site as built, which is updated first. `npm run test:slow -- stress-content` runs
 * only the file of that name.
 */
command(async () => {
  const names = process.argv.slice(2);
  const all = (await readdir('tests/slow')).map((file) => path.basename(file, '.spec.ts')).sort();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`No slow tests named ${unknown.join(', ')}. Use: ${all.join(', ')}.`);
  const chosen = names.length > 0 ? names : all;
  return (
    (await ensureBuilt()) && printSummary(await runInSequence([browser, ...chosen.map(stepOf)]))
  );
});
