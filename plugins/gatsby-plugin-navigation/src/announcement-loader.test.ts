import announcementLoader from './announcement-loader.cjs';

it('replaces Gatsby’s announcement by the words of the content around the name of the page', () => {
  const gatsby = 'const announcement = `Navigated to ${pageName}`;';
  expect(announcementLoader(gatsby)).toBe('const announcement = navigatedTo.join(pageName);');
});

it('fails the build if Gatsby’s announcement has changed', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
