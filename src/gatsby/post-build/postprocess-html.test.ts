import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writtenPage } from '../../../tests/helpers/written-page';
import { postprocessHtml } from './postprocess-html';

const home = process.cwd();
let folder = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  // the loader's source
  symlinkSync(path.join(home, 'src'), path.join(folder, 'src'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('finishes every page: its scripts wait, its policy is written', async () => {
  write('public/index.html', writtenPage());
  write('public/about/index.html', writtenPage());
  await postprocessHtml('public');
  for (const page of ['public/index.html', 'public/about/index.html']) {
    expect(read(page)).toContain('<template id="deferred-scripts">');
    expect(read(page)).toContain('Content-Security-Policy');
  }
});

it('changes nothing when it runs again', async () => {
  write('public/index.html', writtenPage());
  await postprocessHtml('public');
  const once = read('public/index.html');
  await postprocessHtml('public');
  expect(read('public/index.html')).toBe(once);
});

it('lets be what is no page', async () => {
  write('public/data.json', '{}');
  await postprocessHtml('public');
  expect(read('public/data.json')).toBe('{}');
});

it('names the page that cannot be finished', async () => {
  write('public/odd/index.html', '<html></html>');
  await expect(postprocessHtml('public')).rejects.toThrow(path.join('public', 'odd', 'index.html'));
});
