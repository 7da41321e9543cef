import { followRedirects } from './moved-pages';

const navigate = jest.fn();

beforeEach(() => {
  window.___navigate = navigate;
  followRedirects({ '/our-mission': '/about', '/work/process': '/services#how-it-runs' });
});

afterEach(() => {
  Reflect.deleteProperty(window, '___navigate');
});

test.each([
  ['/our-mission', '/about'],
  ['/our-mission/', '/about'],
  ['/our-mission?from=card#principles', '/about?from=card#principles'],
  ['/work/process', '/services#how-it-runs'],
  ['/work/process?from=card', '/services?from=card#how-it-runs'],
  // a hash in the address overrides that of the redirect
  ['/work/process#steps', '/services#steps'],
])('redirects %s to %s', (address, target) => {
  window.___navigate(address, { replace: true });
  expect(navigate).toHaveBeenCalledWith(target, { replace: true });
});

test.each(['/', '/about?from=card#principles', '/our-mission/team', '/our', '/%', -1])(
  'does not redirect %s',
  (address) => {
    window.___navigate(address);
    expect(navigate).toHaveBeenCalledWith(address, undefined);
  },
);
