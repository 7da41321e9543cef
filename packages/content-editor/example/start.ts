import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { model } from './model';
import { serveBook } from './site';
import { startEditor } from 'content-editor/server';

const [root = path.join(__dirname, 'content')] = process.argv.slice(2);
const definition = path.join(__dirname, 'editor.ts');

async function start() {
  // the book is shown from a copy with what is not saved yet
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'recipe-book-')), 'content');
  const preview = { origin: await serveBook(folder), folder };
  const { url } = await startEditor({ model, definition, root, preview });
  process.stdout.write(`Edit the recipe book at ${url}\n`);
}

void start();
