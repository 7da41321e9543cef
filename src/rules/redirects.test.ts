import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

describe('redirects', () => {
  reportsEdits(
    'reports redirects from addresses that pages have, and to those that none has',
    content,
    `
  redirects.json
  "to": "/about" → "to": "/abuot"
    4:31 redirects[0].to: There is no page "/abuot". Did you mean "/about"?
  "to": "/about" → "to": "/about/"
    4:31 redirects[0].to: The address of a page doesn’t end in "/" (got "/about/"). Write "/about".
  "to": "/about" → "to": "/about#how-it-runs"
    4:31 redirects[0].to: Nothing on the page "/about" has the anchor "how-it-runs". Choose one of: principles.
  #how-it-runs → #how-it-run
    5:32 redirects[1].to: Nothing on the page "/services" has the anchor "how-it-run". Did you mean "how-it-runs"?
  "/our-mission" → "/about"
    4:7 redirects[0].from: There is a page at "/about". Remove this redirect, or give the page another address.
  "/work/process" → "/our-mission"
    5:7 redirects[1].from: Another redirect has the old address "/our-mission". Change or remove this one.
  `,
  );

  reportsEdits(
    'reports redirects and links that lead to an old address',
    content,
    `
  redirects.json
  "to": "/about" → "to": "/work/process"
    4:31 redirects[0].to: There is no page "/work/process". Did you mean "/services#how-it-runs"?
  "to": "/about" → "to": "/our-mission"
    4:31 redirects[0].to: This leads around in a circle: /our-mission → /our-mission. Choose a page that exists.
  "/services#how-it-runs" → "/our-mission"
    5:32 redirects[1].to: There is no page "/our-mission". Did you mean "/about"?

  pages/home.json
  "/services" → "/our-mission"
    21:11 sections[0].actions[0].href: There is no page "/our-mission". Did you mean "/about"?
  "/services" → "/our-mission/"
    21:11 sections[0].actions[0].href: There is no page "/our-mission/". Did you mean "/about"?
  "/services" → "/our-mission#principles"
    21:11 sections[0].actions[0].href: There is no page "/our-mission". Did you mean "/about#principles"?
  "/services" → "/our-mission#team"
    21:11 sections[0].actions[0].href: There is no page "/our-mission". Did you mean "/about"?
  "/services" → "/work/process"
    21:11 sections[0].actions[0].href: There is no page "/work/process". Did you mean "/services#how-it-runs"?
  "/services" → "/work/process#what-we-do"
    21:11 sections[0].actions[0].href: There is no page "/work/process". Did you mean "/services#how-it-runs"?
  `,
  );

  it('suggests no old address', () => {
    content.replace('pages/home.json', '"/services"', '"/our-mision"');
    expect(content.problems()).toEqual([
      expect.stringMatching(/There is no page "\/our-mision"\. Choose one of: (?!.*our-mission)/),
    ]);
  });

  it('reports both redirects of a circle', () => {
    content.replace('redirects.json', '"to": "/about"', '"to": "/work/process"');
    content.replace('redirects.json', '/services#how-it-runs', '/our-mission');
    expect(content.problems()).toEqual([
      'error content/redirects.json:4:31 redirects[0].to: This leads around in a circle: /work/process → /our-mission → /work/process. Choose a page that exists.',
      'error content/redirects.json:5:32 redirects[1].to: This leads around in a circle: /our-mission → /work/process → /our-mission. Choose a page that exists.',
    ]);
  });

  it('does not suggest the home page, to which the addresses of deleted pages lead', () => {
    content.replace('redirects.json', '"to": "/about"', '"to": "/"');
    content.replace('pages/home.json', '"/services"', '"/our-mission"');
    expect(content.problems()).toEqual([
      'error content/pages/home.json:21:11 sections[0].actions[0].href: There is no page "/our-mission" any more. Choose another, or remove this.',
    ]);
  });

  it('suggests the page at the end of a chain', () => {
    content.replace('redirects.json', '"to": "/about"', '"to": "/work/process"');
    content.replace('pages/home.json', '"/services"', '"/our-mission"');
    expect(content.problems()).toContain(
      'error content/pages/home.json:21:11 sections[0].actions[0].href: There is no page "/our-mission". Did you mean "/services#how-it-runs"?',
    );
  });

  it('reports no redirect if the file of its page can’t be read', () => {
    content.write('pages/about.json', '');
    expect(content.problems()).toEqual([
      expect.stringContaining('content/pages/about.json:1:1 The file is empty.'),
    ]);
  });

  reportsEdits(
    'reports redirects from what is no address of a page',
    content,
    `
  redirects.json
  "/our-mission" → "/"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/"). Remove this redirect.
  "/our-mission" → "/404"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/404"). Remove this redirect.
  "/our-mission" → "/index"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/index"). Remove this redirect.
  "/our-mission" → "/about/index"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/about/index"). Remove this redirect.
  "/our-mission" → "/static/mission"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/static/mission"). Remove this redirect.
  "/our-mission" → "our-mission"
    4:7 redirects[0].from: This address must start with "/" (got "our-mission"). Use "/our-mission".
  "/our-mission" → "/our-mission/"
    4:7 redirects[0].from: A redirect holds with "/" at the end, too (got "/our-mission/"). Write "/our-mission".
  "/our-mission" → "/services/"
    4:7 redirects[0].from: There is a page at "/services". Remove this redirect, or give the page another address.
  "/our-mission" → "/404.html"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/404.html"). Remove this redirect.
  "/our-mission" → "/../secret"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/../secret"). Remove this redirect.
  "/our-mission" → "/über-uns"
    4:7 redirects[0].from: Only addresses of letters without accents, digits, "-", "_", "." and "~" can be redirected, and none that the site needs itself (got "/über-uns"). Remove this redirect.
  "/our-mission" → "/?page_id=12"
    4:7 redirects[0].from: Only addresses without "?" can be redirected here (got "/?page_id=12"). Remove this redirect, and have the site’s host do it: docs/deploying.md says how.
  "/our-mission" → "/mission.php?page=2"
    4:7 redirects[0].from: Only addresses without "?" can be redirected here (got "/mission.php?page=2"). Remove this redirect, and have the site’s host do it: docs/deploying.md says how.
  "/our-mission" → "/services.html"
    4:7 redirects[0].from: There is a page at "/services". Remove this redirect, or give the page another address.
  "/our-mission" → "/services/index.html"
    4:7 redirects[0].from: There is a page at "/services". Remove this redirect, or give the page another address.
  "/our-mission" → "/index.html"
    4:7 redirects[0].from: There is a page at "/". Remove this redirect, or give the page another address.
  "/our-mission" → "/About-Us"
    nothing
  "/our-mission" → "/contact.php"
    nothing
  "/our-mission" → "/our_team.html"
    nothing
  "/our-mission" → "/2019/05/~june/Index.htm"
    nothing
  "/our-mission" → "https://www.wv.gov/our-mission"
    4:7 redirects[0].from: This address must start with "/" (got "https://www.wv.gov/our-mission"). Use "/our-mission".
  "/our-mission" → "/404/team"
    nothing
  "to": "/about" → "to": "https://www.wv.gov"
    4:31 redirects[0].to: This has the wrong format (got "https://www.wv.gov"). Use a page of this site, such as "/about".
  "to": "/about" → "to": "//www.wv.gov"
    4:31 redirects[0].to: This has the wrong format (got "//www.wv.gov"). Use a page of this site, such as "/about".
  "to": "/about" → "to": "/About"
    4:31 redirects[0].to: The address of a page is lowercase (got "/About"). Use "/about".
  "to": "/about" → "to": "about"
    4:31 redirects[0].to: This address must start with "/" (got "about"). Use "/about".
  "to": "/about" → "to": "/about?page=2"
    4:31 redirects[0].to: This has the wrong format (got "/about?page=2"). Use a page of this site, such as "/about".
  "to": "/about" → "to": "/"
    nothing
  `,
  );
});

describe('lost addresses', () => {
  const warnings = () =>
    content.problems().filter((line) => line.includes('The last commit has a page'));

  /** Moves a page to another address, and the links to it. */
  function move(from: string, to: string): void {
    content.replace('pages/about.json', `"path": "${from}"`, `"path": "${to}"`);
    content.replace('redirects.json', `"to": "${from}"`, `"to": "${to}"`);
  }

  it('warns of an address that the last commit had and that leads nowhere', () => {
    content.commit();
    move('/about', '/who-we-are');
    expect(warnings()).toEqual([
      'warning content/pages/about.json:2:3 path: The last commit has a page at "/about", where nothing is now. Add { "from": "/about", "to": "/who-we-are" } to redirects.json.',
    ]);
  });

  it('warns of the address of a deleted page', () => {
    content.write(
      'pages/news.json',
      content.read('pages/about.json').replace('"/about"', '"/news"'),
    );
    content.commit();
    content.remove('pages/news.json');
    expect(warnings()).toEqual([
      expect.stringMatching(/^warning content\/redirects\.json:1:1 .* at "\/news"/),
    ]);
  });

  it.each([
    ['a redirect leads on', '"redirects": [', '"redirects": [{ "from": "/about", "to": "/" },'],
    ['nothing was committed', '', ''],
  ])('says nothing if %s', (_, before, after) => {
    if (before !== '') content.commit();
    move('/about', '/who-we-are');
    content.replace('redirects.json', before, after);
    expect(warnings()).toEqual([]);
  });

  it('says nothing of an address that only a draft had', () => {
    content.replace('pages/about.json', '"path": "/about",', '"path": "/about", "draft": true,');
    content.commit();
    move('/about', '/who-we-are');
    expect(warnings()).toEqual([]);
  });

  it('says nothing of a page that another file has now', () => {
    content.commit();
    content.write('pages/mission.json', content.read('pages/about.json'));
    content.remove('pages/about.json');
    expect(warnings()).toEqual([]);
  });

  it('says nothing while the address of a page can’t be read', () => {
    content.commit();
    move('/about', '/Who We Are');
    expect(warnings()).toEqual([]);
  });
});
