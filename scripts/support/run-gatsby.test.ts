import { buildFolder } from '../../tests/helpers/build-folder';
import { runGatsby } from './run-gatsby';

const folder = buildFolder({ enter: true });
const mode = process.env.NODE_ENV;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: mode });
});

test('Gatsby develops whatever mode the shell names, as containers do', async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const program = "require('node:fs').writeFileSync('mode.txt', process.env.NODE_ENV)";
  folder.write('node_modules/gatsby/cli.js', program);
  expect(await runGatsby(['develop'], false)).toBe(0);
  expect(folder.text('mode.txt')).toBe('development');
});
