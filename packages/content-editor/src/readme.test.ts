import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../example');

it.each(['editor.config.ts'])('the README shows the example’s %s as it runs', (file) => {
  const [readme, code] = ['README.md', file].map((name) =>
    readFileSync(path.join(folder, name), 'utf8'),
  );
  expect(readme).toContain(`\`\`\`ts\n${code ?? ''}\`\`\``);
});
