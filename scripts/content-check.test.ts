import { spawnSync } from 'node:child_process';
import { contentForTests } from '../tests/helpers/content-copy';

const content = contentForTests();

function run(...words: string[]) {
  const program = ['--import', 'tsx', 'scripts/content-check.ts', ...words];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), text: stdout };
}

it('ends well where there are only warnings, and marks them', () => {
  const { status, lines } = run(content.root);
  expect(status).toBe(0);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^warning content\/contact\.json:2:3 email: /);
  expect(lines.at(-1)).toBe('0 errors, 3 warnings.');
});

it('ends badly where there is an error, and names it first', () => {
  content.replace('services/ethical-ai-audits.json', '"scales"', '"scale"');
  const { status, lines } = run(content.root);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^content\/services\/ethical-ai-audits\.json:5:3 icon: /);
  expect(lines.at(-1)).toBe('1 error, 3 warnings.');
});

it('writes JSON for other tools', () => {
  content.replace('services/ethical-ai-audits.json', '"scales"', '"scale"');
  const { status, text } = run('--json', content.root);
  expect(status).toBe(1);
  expect(JSON.parse(text)).toContainEqual({
    severity: 'error',
    file: 'content/services/ethical-ai-audits.json',
    line: 5,
    column: 3,
    field: 'icon',
    message: '"scale" is not one of the choices. Did you mean "scales"?',
  });
});

it('checks the site’s own content where no folder is named', () => {
  expect(run().status).toBe(0);
});
