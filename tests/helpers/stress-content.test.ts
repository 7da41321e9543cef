import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/validation/check-content';
import { formatProblem } from '../../src/content-model/validation/problem';
import { pageSection } from '../../src/content-model/page-section';
import { readContent } from './content';
import { writeFixtureContent } from './fixture-content';
import { stressPages, writeStressContent } from './stress-content';

const folder = mkdtempSync(join(tmpdir(), 'stress-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is valid content', async () => {
  await writeFixtureContent(folder, { plain: true });
  await writeStressContent(folder, readContent());
  const problems = await checkContent(folder);
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
}, 60_000);

it('has every kind of section', () => {
  const kinds = new Set(stressPages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  expect(kinds).toEqual(
    new Set(['hero', ...pageSection.options.map(({ shape }) => shape.type.value)]),
  );
});
