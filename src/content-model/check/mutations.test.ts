import { collectionOf } from '../collections';
import { contentTypeOf, invalidContent } from '../content-type';
import { contentForTests } from '../test-support/content-copy';
import { damage, damages, randomNumbers } from '../test-support/damage';
import { checkContent } from './check-content';
import { readContentFolder } from './content-folder';

const content = contentForTests();

/** Whether Gatsby would take the file as it is. */
function isGood(path: string): boolean {
  try {
    const object: unknown = JSON.parse(content.read(path));
    const isArray = Array.isArray(object);
    return contentTypeOf({ object, node: { relativePath: path }, isArray }) !== invalidContent;
  } catch {
    return false;
  }
}

it.each(damages)(
  'names the file, or it is still good: 100 times “%s”',
  async (kind) => {
    const { documents } = await readContentFolder(content.root);
    const files = documents.map(({ path }) => path).filter((path) => collectionOf(path));
    const random = randomNumbers(`seed of ${kind}`);
    const silent: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const path = files[Math.floor(random() * files.length)] ?? '';
      const whole = content.read(path);
      const damaged = damage(kind, whole, random);
      content.write(path, damaged);
      const problems = await checkContent(content.root);
      const isNamed = problems.some(
        ({ severity, file }) => severity === 'error' && file === `content/${path}`,
      );
      if (!isNamed && !isGood(path)) silent.push(`${path}: ${damaged.toString()}`);
      content.write(path, whole);
    }
    expect(silent).toEqual([]);
  },
  120_000,
);

it.each(damages)('does damage by “%s”', (kind) => {
  const random = randomNumbers(kind);
  const whole = content.read('pages/home.json');
  const results = Array.from({ length: 20 }, () => damage(kind, whole, random).toString());
  expect(results.filter((text) => text !== whole).length).toBeGreaterThan(10);
});
