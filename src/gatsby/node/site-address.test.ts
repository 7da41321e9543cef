import { buildFolder } from '../../../tests/helpers/build-folder';
import { siteAddress } from './site-address';

const folder = buildFolder({ enter: true });

const content = () => 'https://ridgeline.example';

it.each([
  ['the content where the environment gives none', {}, { url: 'https://ridgeline.example' }],
  [
    'SITE_URL without slashes at its end',
    { SITE_URL: 'https://a.org//' },
    { url: 'https://a.org' },
  ],
  [
    'the path of SITE_URL',
    { SITE_URL: 'https://org.example/website/' },
    { url: 'https://org.example/website', pathPrefix: '/website' },
  ],
  [
    'one slash for several',
    { SITE_URL: 'https://org.example//our//website' },
    { url: 'https://org.example/our/website', pathPrefix: '/our/website' },
  ],
  ['a preview, out of search engines', { SITE_ENV: 'preview' }, { indexable: false }],
])('takes %s', (_name, environment, address) => {
  expect(siteAddress(environment, content)).toEqual({
    url: 'https://ridgeline.example',
    pathPrefix: '',
    indexable: true,
    ...address,
  });
});

it.each(['{ "url": 7 }', '{ "url": "nowhere" }', 'null', '{'])(
  'leaves it to the content check to complain of %s',
  (written) => {
    folder.write('content/site.json', written);
    expect(siteAddress({}).url).toBe('https://ridgeline.example');
  },
);

it('refuses a misspelt preview, which search engines would list', () => {
  expect(() => siteAddress({ SITE_ENV: 'Preview' }, content)).toThrow('"Preview"');
});

it.each(['example.org', 'ftp://example.org', 'not an address'])('refuses %s', (address) => {
  expect(() => siteAddress({ SITE_URL: address }, content)).toThrow(address);
});
