import { groupFocusedWrapper } from './focus-wrapper';

it('gives the element that the router focuses a role, so that its text is not its name', () => {
  document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><p>A page</p></div>';
  groupFocusedWrapper();
  expect(document.querySelector('#gatsby-focus-wrapper')).toHaveAttribute('role', 'group');
});
