import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();
const file = 'services/ethical-ai-audits.json';

reportsEdits(
  'reports what is no JSON, with what to type',
  content,
  `
  services/ethical-ai-audits.json
  "fire-tower" → "fire-tower",
    7:26 There is a comma after the last entry. Remove this comma.
  "scales", → "scales"
    5:19 A comma is missing here. Add "," between this entry and the next.
  "scales", → "scales",,
    5:20 There is an extra comma. Remove it.
  "scales", → "scales";
    5:19 Entries are separated by commas (got ";"). Use ",".
  "alt" → /* for screen readers */ "alt"
    6:3 JSON can’t contain comments. Remove this one.
  "scales" → "scales
    5:11 The quotation mark at the end of this text is missing. Add " after it.
  "scales" → scales"
    5:11 This does not belong here (got "scales"). Put it in quotation marks, or remove it.
  Ethical AI Audits → Ethical "AI" Audits
    3:22 A quotation mark inside a text ends it too soon. Write \\" instead.
  "scales" → “scales”
    5:11 Text goes in straight quotation marks (got “scales”). Use ".
  Ethical AI → Ethical\tAI
    3:12 This text contains a tab or an invisible character. Use a space instead.
  Ethical AI → Ethical\\AI
    3:12 A backslash can’t stand alone in a text. Write "\\\\" for a backslash.
  "icon": → "icon"
    5:10 A colon is missing between a field’s name and its value.
  "fire-tower" →
    8:1 A value is missing here. Write it after the colon.
  "icon": "scales" → "icon":\u00a0"scales"
    5:10 There is an unusual space here. Replace it with an ordinary one.
  "icon": "scales" → "icon":\u0085"scales"
    5:10 There is an unusual space here. Replace it with an ordinary one.
  "icon": "scales" → "icon":\u200b"scales"
    5:10 There is an unusual space here. Replace it with an ordinary one.
  "icon": "scales" → "icon":\u000b"scales"
    5:10 There is an unusual space here. Replace it with an ordinary one.
  Ethical AI → Ethical\u000bAI
    3:12 This text contains a tab or an invisible character. Use a space instead.
  } → }}
    8:2 The file was complete before this. Remove it, or a bracket that closes too early.
  } →
    7:26 The file ends too soon: a closing "}" or "]" is missing.
  "alt": "" → "alt": "", "icon": "barn"
    6:14 icon: The field "icon" appears twice. Keep one of the two.
  "icon": "scales" → 3
    5:3 The name of a field, in quotation marks, is missing here.
  `,
);

it('reports every trailing comma', () => {
  content.replace(file, '"fire-tower"', '"fire-tower",');
  content.replace('pages/home.json', '"ethical-ai-audits"]', '"ethical-ai-audits",]');
  expect(content.problems()).toEqual([
    expect.stringContaining('content/pages/home.json:12:54 There is a comma after'),
    expect.stringContaining(`content/${file}:7:26 There is a comma after`),
  ]);
});

it('continues after a trailing comma', () => {
  content.replace(file, '"fire-tower"', '3,');
  expect(content.problems()).toHaveLength(2);
});

it.each<[string, (text: string) => string | Uint8Array, string]>([
  ['that is empty', () => ' \n', '1:1 The file is empty. Restore its content, or delete it.'],
  [
    'that Git LFS keeps elsewhere',
    () => `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab'.repeat(32)}\nsize 12345\n`,
    '1:1 This file only stands for one that Git keeps elsewhere (Git LFS) and did not fetch. Fetch it, or write the content here again.',
  ],
  [
    'with a byte order mark',
    (text) => `\uFEFF${text}`,
    '1:1 The file starts with an invisible character (BOM). Save it as "UTF-8" without BOM.',
  ],
  [
    'that is not UTF-8, at its first lost character',
    (text) => Buffer.from(text.replace('Audits', 'Audité'), 'latin1'),
    '3:29 The file is not saved as UTF-8, so some characters are lost. Save it as "UTF-8".',
  ],
  [
    'with CRLF, counting lines as text editors do',
    (text) => text.replace('"fire-tower"', '"fire-tower",').replaceAll('\n', '\r\n'),
    '7:26 There is a comma after the last entry. Remove this comma.',
  ],
  [
    'saved as UTF-16',
    (text) => Buffer.from(text, 'utf16le'),
    '1:1 The file is not saved as UTF-8, so some characters are lost. Save it as "UTF-8".',
  ],
  [
    'with conflict markers',
    (text) => text.replace(/( {2}"icon".*\n)/, '<<<<<<< HEAD\n$1=======\n$1>>>>>>> copy\n'),
    '5:1 Two people have changed this, and the file contains both versions. Keep one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
  ],
  [
    'with a conflict marker after its last field',
    (text) => text.replace('"fire-tower"', '"fire-tower"\n>>>>>>> copy'),
    '8:1 Two people have changed this, and the file contains both versions. Keep one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
  ],
])('reports a file %s', (_name, damage, report) => {
  content.write(file, damage(content.read(file)));
  expect(content.problems()).toEqual([`error content/${file}:${report}`]);
});

it.each(['['.repeat(100_000), '{"a":'.repeat(100_000), `${'['.repeat(200)}${']'.repeat(200)}`])(
  'reports deeply nested brackets',
  (brackets) => {
    content.write(file, brackets);
    expect(content.problems()).toEqual([
      `error content/${file}:1:1 Brackets are nested more than 100 deep. Restore the content of the file.`,
    ]);
  },
);
