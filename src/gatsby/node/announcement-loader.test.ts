import announcementLoader from './announcement-loader.cjs';

it('fails the build where Gatsby says it otherwise', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
