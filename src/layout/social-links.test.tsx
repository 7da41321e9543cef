import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '../../tests/helpers/content';
import { layoutData } from '../../tests/helpers/query-results';
import { notify } from '../notifications/notify';
import { SocialLinks } from './social-links';

jest.mock('../notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));

const { connect } = layoutData(readContent()).menus;
const [github, ...others] = connect.accounts;
if (!github) throw new Error('The content has no account.');
const withAddress = {
  ...connect,
  accounts: [{ ...github, url: 'https://github.com/example' }, ...others],
};

it.each(['GitHub', 'Twitter', 'LinkedIn'])('says of %s that it is still to come', async (label) => {
  render(<SocialLinks connect={connect} />);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({
    title: 'Coming Soon!',
    text: `Our ${label} page is under construction. Check back later!`,
    raisedBy: screen.getByRole('button', { name: label }),
  });
});

it('says nothing before it is asked', () => {
  render(<SocialLinks connect={connect} />);
  expect(notify).not.toHaveBeenCalled();
});

it('links to an account that has an address', () => {
  render(<SocialLinks connect={withAddress} />);
  const link = screen.getByRole('link', { name: 'GitHub' });
  expect(link).toHaveAttribute('href', 'https://github.com/example');
  expect(screen.queryByRole('button', { name: 'GitHub' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'LinkedIn' })).toBeInTheDocument();
});

it('says in the HTML of the server what a button would say, but not for a link', () => {
  const html = renderToStaticMarkup(<SocialLinks connect={withAddress} />);
  expect(html).toMatch(/<noscript>Coming Soon! Our Twitter page is under construction\./);
  expect(html).toMatch(/<span>Coming Soon! Our Twitter page/);
  expect(html).not.toMatch('Our GitHub page');
});
