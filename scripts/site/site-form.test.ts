import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeSiteForm } from './form-folder';
import { writeSiteForm } from './site-form';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-form-'));
  cpSync('tests/fixture/content', path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/index.html'), 'Home');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const form = () => path.join(root, 'public/edit');

function setEditor(editor: object): void {
  const file = path.join(root, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...site, editor }));
}

it('writes nothing for a site that doesn’t ask for the form', async () => {
  await writeSiteForm(root);
  expect(existsSync(form())).toBe(false);
});

it('writes the form with compressed copies, and removes it before the next build', async () => {
  setEditor({ host: 'github', repository: 'ridgeline/website', branch: 'main' });
  await writeSiteForm(root);
  expect(readFileSync(path.join(form(), 'index.html'), 'utf8')).toContain('ridgeline/website');
  expect(existsSync(path.join(form(), 'editor.js.br'))).toBe(true);
  expect(readFileSync(path.join(form(), 'licenses.txt'), 'utf8')).toMatch(/^preact \d/m);
  expect(readFileSync(path.join(root, 'public/index.html'), 'utf8')).toBe('Home');
  await removeSiteForm(root);
  expect(existsSync(form())).toBe(false);
});

it('has the texts of the site at hand, except those of drafts', async () => {
  setEditor({ host: 'gitlab', repository: 'ridgeline/sites/website', branch: 'main' });
  const file = path.join(root, 'content/services/ethical-ai-audits.json');
  const service = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...service, description: 'A secret plan.', draft: true }));
  await writeSiteForm(root);
  const page = readFileSync(path.join(form(), 'index.html'), 'utf8');
  expect(page).toContain('connect-src https://gitlab.com; ');
  expect(page).toContain('Elizabeth, WV');
  expect(page).not.toContain('A secret plan.');
});

it('leaves a page at the same address alone', async () => {
  mkdirSync(form());
  writeFileSync(path.join(form(), 'index.html'), 'A page about editing');
  await removeSiteForm(root);
  expect(existsSync(path.join(form(), 'index.html'))).toBe(true);
});
