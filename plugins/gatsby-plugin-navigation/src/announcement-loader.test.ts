import announcementLoader from './announcement-loader.cjs';

it('replaces Gatsby’s announcement by the words of the content around the name of the page', () => {
  const gatsby = 'const announcement = `Navigated to ${pageName}`;';
  expect(announcementLoader(gatsby)).toBe(
    "import { navigatedTo } from 'gatsby-plugin-navigation/build-constants';\n" +
      'const announcement = navigatedTo.join(pageName);',
  );
});

it('lets the announcement force no layout', () => {
  const gatsby =
    'const name = `Navigated to ${pageName}`; if (ref.innerText !== name) ref.innerText = name;';
  expect(announcementLoader(gatsby)).toContain(
    'if (ref.textContent !== name) ref.textContent = name;',
  );
});

it('fails the build if Gatsby’s announcement has changed', () => {
  expect(() => announcementLoader('')).toThrow('Navigated to');
});
