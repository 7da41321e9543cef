import path from 'node:path';
import { model } from './model';
import { startEditor } from 'content-editor/server';

const [root = path.join(__dirname, 'content')] = process.argv.slice(2);
const definition = path.join(__dirname, 'editor.ts');
void startEditor({ model, definition, root }).then(({ url }) => {
  process.stdout.write(`Edit the recipe book at ${url}\n`);
});
