import { buildFolder } from 'unit-testing/build-folder';
import { siteAddress } from './site-address';

const folder = buildFolder({ enter: true });

const content = () => 'https://ridgeline.example';

it.each([
  ['the address in the content by default', {}, { url: 'https://ridgeline.example' }],
  ['SITE_URL without trailing slashes', { SITE_URL: 'https://a.org//' }, { url: 'https://a.org' }],
  [
    'the path prefix of SITE_URL',
    { SITE_URL: 'https://org.example/website/' },
    { url: 'https://org.example/website', pathPrefix: '/website' },
  ],
  [
    'repeated slashes as one',
    { SITE_URL: 'https://org.example//our//website' },
    { url: 'https://org.example/our/website', pathPrefix: '/our/website' },
  ],
  ['a preview as not indexable', { SITE_ENV: 'preview' }, { indexable: false }],
])('uses %s', (_name, environment, address) => {
  expect(siteAddress(environment, content)).toEqual({
    url: 'https://ridgeline.example',
    pathPrefix: '',
    indexable: true,
    ...address,
  });
});

it.each(['{ "url": 7 }', '{ "url": "nowhere" }', 'null', '{'])(
  'leaves reporting of %s to the content check',
  (json) => {
    folder.write('content/site.json', json);
    expect(siteAddress({}).url).toBe('https://ridgeline.example');
  },
);

it('rejects a misspelled SITE_ENV, since search engines would list that preview', () => {
  expect(() => siteAddress({ SITE_ENV: 'Preview' }, content)).toThrow('"Preview"');
});

it.each(['example.org', 'ftp://example.org', 'not an address'])('rejects %s', (address) => {
  expect(() => siteAddress({ SITE_URL: address }, content)).toThrow(address);
});
