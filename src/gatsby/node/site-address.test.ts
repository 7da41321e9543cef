import { siteAddress } from './site-address';

const content = () => 'https://ridgeline.example';

it('takes the address of the content where the environment gives none', () => {
  expect(siteAddress({}, content)).toEqual({
    url: 'https://ridgeline.example',
    pathPrefix: '',
    indexable: true,
  });
});

it('takes SITE_URL before the content, without its trailing slash', () => {
  expect(siteAddress({ SITE_URL: 'https://example.org/' }, content).url).toBe(
    'https://example.org',
  );
});

it('serves under the path of SITE_URL', () => {
  expect(siteAddress({ SITE_URL: 'https://org.example/website/' }, content)).toMatchObject({
    url: 'https://org.example/website',
    pathPrefix: '/website',
  });
});

it('keeps a preview out of search engines', () => {
  expect(siteAddress({ SITE_ENV: 'preview' }, content).indexable).toBe(false);
});

it.each(['example.org', 'ftp://example.org', 'not an address'])('refuses %s', (address) => {
  expect(() => siteAddress({ SITE_URL: address }, content)).toThrow(address);
});
