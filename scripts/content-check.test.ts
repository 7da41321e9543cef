import { spawnSync } from 'node:child_process';
import { contentForTests } from '../tests/helpers/content/content-copy';
import { contentReport } from './content-check/content-report';

const content = contentForTests();
const makeMistake = () => content.replace('services/ethical-ai-audits.json', '"scales"', '"scale"');

/** Runs the command itself; most tests call its report instead, which takes a tenth of the time. */
function run(...args: string[]) {
  const program = ['--import', 'tsx', 'scripts/content-check.ts', ...args];
  return spawnSync(process.execPath, program, { encoding: 'utf8' });
}

it('succeeds if there are only warnings, and marks them', async () => {
  const { text, isValid } = await contentReport(content.root, false);
  const lines = text.split('\n');
  expect(isValid).toBe(true);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^warning content\/contact\.json:6:7 details\[0\]\.text: /);
  expect(lines.at(-1)).toBe('0 errors, 3 warnings.');
});

it('lists errors before warnings', async () => {
  makeMistake();
  const { text, isValid } = await contentReport(content.root, false);
  expect(isValid).toBe(false);
  expect(text).toMatch(/^content\/services\/ethical-ai-audits\.json:5:3 icon: /);
  expect(text).toMatch(/^1 error, 3 warnings\.$/m);
});

it('exits with code 1 if there is an error; prints JSON with --json', () => {
  makeMistake();
  const { status, stdout } = run('--json', content.root);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toContainEqual({
    severity: 'error',
    file: 'content/services/ethical-ai-audits.json',
    line: 5,
    column: 3,
    field: 'icon',
    message: '"scale" is not one of the choices. Did you mean "scales"?',
  });
});

it('checks the site’s own content by default, and exits with code 0', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^0 errors, \d+ warnings?\.$/m);
});

it.each([
  ['an unknown option', '--jsn', "Unknown option '--jsn'"],
  ['a file instead of a folder', 'content/site.json', 'There is no folder "content/site.json".'],
])('reports %s in one sentence without a stack trace', (_, argument, sentence) => {
  const { status, stderr } = run(argument);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
});
