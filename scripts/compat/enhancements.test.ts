import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { enhancements } from './enhancements';

const scripts = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:build|content|editor)\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

// lint reports what is missing in the list, not what isn't needed there
it.each(Object.keys(enhancements).filter((name) => !/^(?:css|html)\./.test(name)))(
  'lists %s, which visitors’ scripts use',
  (name) => {
    const member =
      name
        .split('.')
        .at(-1)
        ?.replace(/_(?:static|event)$/, '') ?? '';
    expect(scripts.filter((script) => script.includes(member))).not.toEqual([]);
  },
);
