import { canonicalUrl, documentTitle, socialPicturePath } from './canonical-url';

describe('canonicalUrl', () => {
  it.each([
    ['https://ridgeline.example', '/', 'https://ridgeline.example/'],
    ['https://ridgeline.example', '/about', 'https://ridgeline.example/about'],
    ['https://org.example/site', '/', 'https://org.example/site'],
    ['https://org.example/site', '/about', 'https://org.example/site/about'],
  ])('puts a page of %s at %s to %s', (siteUrl, path, address) => {
    expect(canonicalUrl(siteUrl, path)).toBe(address);
  });
});

describe('documentTitle', () => {
  it('adds the name of the site to the title of a page', () => {
    expect(documentTitle('About us', '/about', 'Ridgeline')).toBe('About us | Ridgeline');
  });

  it("lets the home page's title stand alone", () => {
    expect(documentTitle('Ethical AI consulting', '/', 'Ridgeline')).toBe('Ethical AI consulting');
  });
});

describe('socialPicturePath', () => {
  it('gives every page a file of its own', () => {
    expect(['/', '/about', '/about/team'].map(socialPicturePath)).toEqual([
      '/og.jpg',
      '/og/about.jpg',
      '/og/about/team.jpg',
    ]);
  });
});
