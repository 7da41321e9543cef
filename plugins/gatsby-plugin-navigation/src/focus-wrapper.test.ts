import { groupFocusedWrapper } from './focus-wrapper';

const page = '<div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><p>A page</p></div>';

it('gives the element that the router focuses a role, so that its text is not its name', () => {
  const grouped = groupFocusedWrapper(page);
  expect(grouped).toContain('<div role="group" tabindex="-1" id="gatsby-focus-wrapper">');
  expect(groupFocusedWrapper(grouped)).toBe(grouped);
});
