import { readFileSync } from 'node:fs';
import announcementLoader from './announcement-loader.cjs';

const gatsby = readFileSync('node_modules/gatsby/cache-dir/navigation.js', 'utf8');

it("has Gatsby announce a page in the content's words", () => {
  const code = announcementLoader(gatsby);
  expect(code).toContain('const newAnnouncement = navigatedTo.join(pageName)');
  expect(code).not.toContain('Navigated to');
});

it('fails the build where Gatsby says it otherwise', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
