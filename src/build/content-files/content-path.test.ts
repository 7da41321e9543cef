import path from 'node:path';
import { contentPath } from './content-path';

const [development, production] = [{ NODE_ENV: 'development' }, { NODE_ENV: 'production' }];
const edited = { EDITED_CONTENT: '.edited/content' };

it.each([
  ['a build reads its copy', { ...production, ...edited }, '.cache/built/content'],
  ['development its copy', development, '.cache/content-watch/valid/content'],
  ['the site beside the editor what that keeps', { ...development, ...edited }, '.edited/content'],
])('%s', (_name, environment, folder) => {
  expect(contentPath(environment)).toBe(path.resolve(folder));
});
