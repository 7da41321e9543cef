import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { layoutData } from '../../tests/helpers/query-results';
import { notify } from '../notifications/notify';
import { SocialLinks } from './social-links';

jest.mock('../notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));

const { connect } = layoutData().navigation;
const withAddress = {
  ...connect,
  accounts: connect.accounts.map((account) =>
    account.label === 'GitHub' ? { ...account, url: 'https://github.com/example' } : account,
  ),
};

it('says a name with a dollar sign as it is written', async () => {
  const [account] = connect.accounts;
  if (!account) throw new Error('There is no account.');
  const accounts = [{ ...account, label: "Ca$$h $& $'Money" }];
  render(<SocialLinks connect={{ ...connect, accounts }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({
      text: "Our Ca$$h $& $'Money page is under construction. Check back later!",
    }),
  );
});

it('names the account in the title, too, where that has a place for it', async () => {
  const comingSoon = { title: '{label} is coming', text: 'Soon.' };
  render(<SocialLinks connect={{ ...connect, comingSoon }} />);
  await userEvent.click(screen.getByRole('button', { name: 'GitHub' }));
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'GitHub is coming' }));
});

it('links to an account that has an address', () => {
  render(<SocialLinks connect={withAddress} />);
  const link = screen.getByRole('link', { name: 'GitHub' });
  expect(link).toHaveAttribute('href', 'https://github.com/example');
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Twitter', 'LinkedIn']);
});

it('says in the HTML of the server what a button would say, but not for a link', () => {
  const html = renderToStaticMarkup(<SocialLinks connect={withAddress} />);
  expect(html).toMatch(/<noscript>Coming Soon! Our Twitter page is under construction\./);
  expect(html).toMatch(/<span>Coming Soon! Our Twitter page/);
  expect(html).not.toMatch('Our GitHub page');
});

it('hydrates words with signs that HTML escapes as the server wrote them', () => {
  const comingSoon = { title: "Can't wait?", text: 'Q&A "soon": {label} < 3' };
  const links = <SocialLinks connect={{ ...connect, comingSoon }} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(links);
  // a browser that runs scripts reads no HTML in it (jsdom does)
  for (const noscript of container.querySelectorAll('noscript'))
    noscript.textContent = noscript.innerHTML;
  const onRecoverableError = jest.fn();
  render(links, { container, hydrate: true, onRecoverableError });
  expect(container.querySelector('noscript')).toHaveTextContent('Q&amp;A');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
