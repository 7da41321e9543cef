import { smallSite } from '../tests/small-site';

const content = smallSite();

it.each(['site.json', 'contact.json'])('reports the missing file %s', (file) => {
  content.remove(file);
  expect(content.problems()).toEqual([
    `error content/${file}:1:1 This file is missing. Restore it.`,
  ]);
});

it.each([
  'extra.json',
  'services/old/audit.json',
  'pages/New.JSON',
  'images/notes.json',
  'pages/about.json.txt',
])('reports the unused file %s', (file) => {
  content.write(file, '{}');
  expect(content.problems()).toEqual([
    `error content/${file}:1:1 The site doesn’t read a file with this name. Move it to content/services or content/pages under a name that ends in ".json", or delete it.`,
  ]);
});

it('reports a service and a folder that Windows can’t store', () => {
  const service = content.read('services/ethical-ai-audits.json');
  content.write(
    'services/aux.json',
    service.replace('ethical-ai-audits', 'aux').replace('Ethical AI Audits', 'Aux'),
  );
  content.write('images/old./notes.txt', 'anything');
  content.write('images/what?.txt', 'anything');
  expect(content.problems()).toEqual([
    'error content/images/old.:1:1 Windows drops the dot or space at the end of this name (got "old."). Use another, such as "old".',
    'error content/images/what?.txt:1:1 Windows doesn’t allow a character of this name (got "what?.txt"). Use another, such as "what-.txt".',
    'error content/services/aux.json:1:1 Windows keeps this name for itself (got "aux.json"). Use another, such as "our-aux.json".',
  ]);
});

it('reports names that differ in case or in the form of an accent alone', () => {
  content.write('Images/notes.txt', 'anything');
  content.write('images/notes.txt', 'anything');
  content.write('images/Notes.txt', 'anything');
  content.write('images/caf\u00E9.txt', 'anything');
  content.write('images/cafe\u0301.txt', 'anything');
  expect(content.problems()).toEqual([
    `error content/images:1:1 Some computers can’t tell this name from "content/Images". Use another name for one of the two.`,
    `error content/images/caf\u00E9.txt:1:1 Some computers can’t tell this name from "content/images/cafe\u0301.txt". Use another name for one of the two.`,
    `error content/images/notes.txt:1:1 Some computers can’t tell this name from "content/images/Notes.txt". Use another name for one of the two.`,
  ]);
});

it('warns of a picture that no page shows, as long as there are no errors', () => {
  content.writePicture('images/old.webp', { width: 20, height: 8 });
  expect(content.problems()).toEqual([
    'warning content/images/old.webp:1:1 No page shows this picture. Use it, or delete it.',
  ]);
  content.remove('site.json');
  expect(content.problems()).toEqual([expect.stringContaining('site.json')]);
});
