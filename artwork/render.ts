import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIcons } from './icons';
import { pictures } from './pictures';
import { writeCrests } from './write-crests';

/**
 * Draws the site's artwork: `tsx artwork/render.ts` all of it, with names only those. The
 * results are committed, since a valley takes its time; the same code always draws the same pixels.
 */
const folder = 'content/images';

/** Near enough to lossless to be the source of every smaller picture. */
const quality = 95;

const jobs: Readonly<Record<string, () => Promise<void>>> = {
  crests: writeCrests,
  icons: writeIcons,
  ...Object.fromEntries(
    Object.entries(pictures).map(([name, draw]) => [
      name,
      async () => {
        const picture = await draw();
        const file = picture.webp({ quality, effort: 6, smartSubsample: true });
        await writeFile(join(folder, `${name}.webp`), await file.toBuffer());
      },
    ]),
  ),
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(jobs, name));
  if (unknown.length > 0) {
    const known = Object.keys(jobs).join(', ');
    process.stderr.write(`No artwork named ${unknown.join(', ')}. There is: ${known}.\n`);
    process.exitCode = 1;
    return;
  }
  await mkdir(folder, { recursive: true });
  for (const [name, job] of Object.entries(jobs)) {
    if (names.length > 0 && !names.includes(name)) continue;
    await job();
    process.stdout.write(`${name}\n`);
  }
}

void main(process.argv.slice(2));
