import { readFile, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { gatsbyEnv, buildSite, forgetBuild } from '../support/build-site';
import { entryOf, runTool } from '../support/tools';
import { updateMeasured } from '../support/measured-section';
import { tableOf } from './assertions';

/** The text that is edited and seen: the description of a card of the home page. */
const file = 'content/services/ai-strategy-consulting.json';
const port = 8790;

/**
 * Measures a clean build, a warm one after an edit of a text, and the time from saving such an edit
 * until `develop` has it. The edited file is put back as it was.
 * @returns whether everything could be measured
 */
export async function measureBuilds(): Promise<boolean> {
  const original = await readFile(file, 'utf8');
  const edit = (word: string) =>
    writeFile(file, original.replace(/"description": "/, `$&${word} `));
  try {
    await runTool('Cleaning', 'gatsby', ['clean'], { env: gatsbyEnv });
    const clean = await seconds(() => buildSite());
    await edit('Edited:');
    const warm = await seconds(() => buildSite());
    const seen = await developing(async () => {
      await edit('Seen:');
      await until(async () => (await cardData()).includes('Seen: '));
    });
    const assertion = (metric: string, time: number, goal: number) => ({
      metric,
      goal: `≤ ${String(goal)} s`,
      value: `${time.toFixed(1)} s`,
      passed: time <= goal,
    });
    const table = tableOf('Machine', [
      {
        subject: 'two idle cores',
        assertions: [
          assertion('Clean build', clean, 45),
          assertion('Warm build after an edit', warm, 10),
          assertion('From save until `develop` has it', seen, 1.5),
        ],
      },
    ]);
    console.log(`\n${table}\n`);
    await updateMeasured('docs/performance.md', 'builds', () => table);
    return true;
  } finally {
    await writeFile(file, original);
    await forgetBuild();
  }
}

/** How long something takes. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Does something, and measures it, while `gatsby develop` runs. */
async function developing(work: () => Promise<void>): Promise<number> {
  const args = [entryOf('gatsby'), 'develop', '--port', String(port)];
  const gatsby = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, ...gatsbyEnv },
  });
  try {
    await until(async () => (await cardData()).length > 0);
    return await seconds(work);
  } finally {
    gatsby.kill('SIGINT');
  }
}

/** The data of the home page as `develop` serves it; empty until it does. */
async function cardData(): Promise<string> {
  try {
    const answer = await fetch(`http://localhost:${String(port)}/page-data/index/page-data.json`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** Asks again and again, at most for two minutes. */
async function until(reached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await reached())) {
    if (Date.now() > end) throw new Error('`gatsby develop` did not show the edit.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
