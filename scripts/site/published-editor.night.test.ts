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
import { removePublishedEditor } from './editor-folder';
import { writePublishedEditor } from './published-editor';

let root: string;

function makeSite(): void {
  root = mkdtempSync(path.join(tmpdir(), 'published-editor-'));
  cpSync('tests/fixture/content', path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/index.html'), 'Home');
}

const discardSite = () => rmSync(root, { recursive: true });

const inEditor = (file = '') => path.join(root, 'public/edit', file);

/** Adds fields to an entry of the content. */
function change(file: string, fields: object): void {
  const place = path.join(root, 'content', file);
  const entry = JSON.parse(readFileSync(place, 'utf8')) as object;
  writeFileSync(place, JSON.stringify({ ...entry, ...fields }));
}

describe('a site that doesn’t ask for the editor', () => {
  beforeEach(makeSite);
  afterEach(discardSite);

  it('gets none', async () => {
    await writePublishedEditor(root);
    expect(existsSync(inEditor())).toBe(false);
  });

  it('keeps a page at the same address', async () => {
    mkdirSync(inEditor());
    writeFileSync(inEditor('index.html'), 'A page about editing');
    await removePublishedEditor(root);
    expect(existsSync(inEditor('index.html'))).toBe(true);
  });
});

describe('a site that asks for the editor', () => {
  // it is bundled and compressed once, which takes seconds
  beforeAll(async () => {
    makeSite();
    const repository = 'ridgeline/website';
    change('site.json', { editor: { host: 'github', repository, branch: 'main' } });
    const draft = { description: 'A secret plan.', draft: true };
    change('services/ethical-ai-audits.json', draft);
    await writePublishedEditor(root);
  });
  afterAll(discardSite);

  it('has it beside its pages, with compressed copies and licenses', () => {
    expect(readFileSync(inEditor('index.html'), 'utf8')).toContain('ridgeline/website');
    expect(existsSync(inEditor('editor.js.br'))).toBe(true);
    expect(readFileSync(inEditor('licenses.txt'), 'utf8')).toMatch(/^react-dom \d/m);
    expect(readFileSync(path.join(root, 'public/index.html'), 'utf8')).toBe('Home');
  });

  it('gives it the texts at hand, except those of drafts', () => {
    const page = readFileSync(inEditor('index.html'), 'utf8');
    expect(page).toContain("connect-src 'self' https://api.github.com; ");
    expect(page).toContain('Elizabeth, WV');
    expect(page).not.toContain('A secret plan.');
  });

  it('loses it before the next build', async () => {
    await removePublishedEditor(root);
    expect(existsSync(inEditor())).toBe(false);
  });
});
