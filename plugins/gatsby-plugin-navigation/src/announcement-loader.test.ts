import announcementLoader from './announcement-loader.cjs';

it('fails the build if Gatsby’s announcement has changed', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
