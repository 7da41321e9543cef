import { collectionOf } from 'content-check/collection';
import type { Problem } from 'content-check/problem';
import { terminalMessagesOf } from 'content-check/messages/terminal-messages';
import { worded } from 'content-check/messages/messages';
import { seededRandom } from 'unit-testing/seeded-random';
import { contentOf } from '../../tests/helpers/content/content';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';
import { mutate, mutationKinds } from '../../tests/helpers/content/mutations';
import { renderSite } from '../../tests/helpers/unit/render-site';
import { contentModel } from './content-model';

const content = fixtureInMemory();

/** How often each kind of mutation is made; `MUTATIONS=1000 npx jest mutations` searches for more. */
const rounds = Number(process.env.MUTATIONS ?? 25);

/** What a file's damage leaves behind where the check does not name the file. */
function remains(): string {
  try {
    const pages = renderSite(contentOf(content.texts));
    return pages.every((page) => page.includes('</h1>')) ? 'good' : 'a page without its heading';
  } catch (error) {
    return String(error);
  }
}

/** Whether a problem reads as the words of a machine, or points to a place that is not there. */
function isRaw(problem: Problem): boolean {
  const { file, line, column, message } = worded(problem, terminalMessagesOf(contentModel));
  const text = content.read(file.replace(/^content\//, ''));
  const spoken = text.split(/\r\n|\r|\n/)[line - 1];
  return (
    spoken === undefined ||
    column > spoken.length + 1 ||
    !/^[A-Z"“].*[.?]$/s.test(message) ||
    /invalid|expected|undefined|\[object|zod|\bNaN\b/i.test(message.replaceAll(/"[^"]*"/g, ''))
  );
}

it.each(mutationKinds)(
  `reports the mutated file unless every page still renders: ${rounds} times “%s”`,
  (kind) => {
    const files = Object.keys(content.texts)
      .filter((path) => collectionOf(contentModel, path))
      .sort();
    const random = seededRandom(`seed of ${kind}`);
    const silent: string[] = [];
    const raw: Problem[] = [];
    let changed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const path = files[Math.floor(random() * files.length)] ?? '';
      const whole = content.read(path);
      const mutated = mutate(kind, whole, random);
      content.write(path, mutated);
      if (mutated.toString() !== whole) changed += 1;
      const errors = content.check().filter(({ severity }) => severity === 'error');
      raw.push(...errors.filter(isRaw));
      const left = errors.some(({ file }) => file === `content/${path}`) ? 'named' : remains();
      if (left !== 'named' && left !== 'good') {
        silent.push(`${path}: ${left}: ${mutated.toString()}`);
      }
      content.write(path, whole);
    }
    expect(silent).toEqual([]);
    expect(raw).toEqual([]);
    expect(changed).toBeGreaterThan(rounds / 2);
  },
);
