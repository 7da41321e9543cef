import { readFileSync } from 'node:fs';
import announcementLoader from './announcement-loader.cjs';

const gatsby = readFileSync('node_modules/gatsby/cache-dir/navigation.js', 'utf8');

it("makes Gatsby announce pages in the content's words", () => {
  const code = announcementLoader(gatsby);
  expect(code).toContain('const newAnnouncement = navigatedTo.join(pageName)');
  expect(code).not.toContain('Navigated to');
});

it('fails the build if Gatsby’s announcement has changed', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
