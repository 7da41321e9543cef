import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';
import { newsPage } from '../../../tests/helpers/content/added-content';

const content = contentForTests();

reportsEdits(
  content,
  `
  pages/home.json
  "/services" → "/servces"
    21:11 sections[0].actions[0].href: There is no page "/servces". Did you mean "/services"?
  "/services" → "/services/"
    21:11 sections[0].actions[0].href: The address of a page doesn’t end in "/" (got "/services/"). Write "/services".
  "/services" → "/Services"
    21:11 sections[0].actions[0].href: The address of a page is lowercase (got "/Services"). Use "/services".
  "/services" → "services"
    21:11 sections[0].actions[0].href: The address of a page starts with "/" (got "services"). Use "/services".
  "/services" → "www.example.org"
    21:11 sections[0].actions[0].href: The start of the address is missing (got "www.example.org"). Use "https://www.example.org".
  "/services" → "http://example.org"
    21:11 sections[0].actions[0].href: This address is not secure (got "http://example.org"). Use "https://".
  "/services" → "//example.org"
    21:11 sections[0].actions[0].href: The address lacks "https:" at the start (got "//example.org"). Add it.
  "/services" → "https:\\\\\\\\example.org"
    21:11 sections[0].actions[0].href: An address can’t contain "\\" (got "https:\\\\\\\\example.org"). Use "/".
  "/services" → "https://"
    21:11 sections[0].actions[0].href: This address is incomplete (got "https://"). Copy it again.
  "/services" → "javascript:alert(1)"
    21:11 sections[0].actions[0].href: Links with "javascript:" are not allowed (got "javascript:alert(1)"). Use https, mailto or tel.
  "/services" → "JaVaScRiPt:alert(1)"
    21:11 sections[0].actions[0].href: Links with "JaVaScRiPt:" are not allowed (got "JaVaScRiPt:alert(1)"). Use https, mailto or tel.
  "/services" → "data:text/html,x"
    21:11 sections[0].actions[0].href: Links with "data:" are not allowed (got "data:text/html,x"). Use https, mailto or tel.
  "/services" → "mailto:a@b@example.org"
    21:11 sections[0].actions[0].href: This is not an email link (got "mailto:a@b@example.org"). Use the form "mailto:name@place.com".
  "/services" → "mailto:a b@example.org"
    21:11 sections[0].actions[0].href: An address can’t contain spaces (got "mailto:a b@example.org"). Remove them.
  "/services" → "tel:3045550100"
    21:11 sections[0].actions[0].href: This is not a phone link (got "tel:3045550100"). Use the form "tel:+13045550142".
  "/services" → "/services#steps"
    21:11 sections[0].actions[0].href: Nothing on the page "/services" has the anchor "steps". Choose one of: how-it-runs, ai-strategy-roadmap, custom-ai-model-development, ai-system-implementation, ethical-ai-bias-audits, data-analytics-insights, ai-powered-content-generation.
  "/services" → "/services#how-it-run"
    21:11 sections[0].actions[0].href: Nothing on the page "/services" has the anchor "how-it-run". Did you mean "how-it-runs"?
  "/services" → "#steps"
    21:11 sections[0].actions[0].href: Nothing on the page "/" has the anchor "steps". Choose one of: ai-strategy-consulting, custom-ai-implementation, ethical-ai-audits.
  "/services" → "?page=2"
    21:11 sections[0].actions[0].href: This has the wrong format (got "?page=2"). Use a page of this site, such as "/about", or an address that starts with "https://", "mailto:" or "tel:+".
  "ethical-ai-audits" → "ethical-ai-audit"
    34:74 sections[1].services[2]: There is no service with the short name "ethical-ai-audit". Did you mean "ethical-ai-audits"?
  "/services" → "/services#how-it-runs"
    nothing
  "/services" → "https://www.wv.gov/about?x=1#y"
    nothing
  "/services" → "mailto:hello@wv.gov?subject=Hello"
    nothing
  "/services" → "tel:+13045551234"
    nothing

  navigation.json
  "/services" → "#how-it-runs"
    13:7 primary[2].href: This link is on every page. Add the page before the "#".

  pages/services.json
  "path" → "path
    2:11 A quotation mark inside a text ends it too soon. Write \\" instead.
  `,
);

it('reports no page if the file of its service can’t be read', async () => {
  content.write('services/ethical-ai-audits.json', '');
  expect(await content.problems()).toEqual([
    expect.stringContaining('content/services/ethical-ai-audits.json:1:1 The file is empty.'),
  ]);
});

reportsEdits(
  content,
  `
  pages/services.json
  "heading": "What → "anchor": "how-it-runs", "heading": "What
    56:7 sections[2].anchor: Another section has the anchor "how-it-runs". Change or remove this one.

  pages/about.json
  Our Mission: AI for Good in Appalachia → Let's Connect
    pages/contact.json:9:7 sections[0].heading: Another page has the main heading "Let's Connect" (content/pages/about.json). Change or remove this one.

  pages/contact.json
  "title": "Contact" → "title": "Our Mission and Commitments"
    warning 3:3 title: Another page has the title "Our Mission and Commitments" (content/pages/about.json). Change or remove this one.
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Who we are, what we promise West Virginia's businesses and communities, and what we mean when we call AI ethical.
    warning 4:3 description: Another page has the description "Who we are, what we promise West Virginia's businesses a…" (content/pages/about.json). Change or remove this one.
  `,
);

it('reports a duplicate short name, and a title that visitors could not tell apart', async () => {
  content.write('services/zebra.json', content.read('services/ethical-ai-audits.json'));
  expect(await content.problems()).toEqual([
    'error content/services/zebra.json:2:3 slug: Another service has the short name "ethical-ai-audits" (content/services/ethical-ai-audits.json). Change or remove this one.',
    'warning content/services/zebra.json:3:3 title: Another service has the title "Ethical AI Audits" (content/services/ethical-ai-audits.json). Change or remove this one.',
  ]);
});

it('reports a duplicate page address', async () => {
  content.replace('pages/services.json', '"path": "/services"', '"path": "/contact"');
  // links to the old address are no mistakes of their own
  expect(await content.problems()).toEqual([
    'error content/pages/services.json:2:3 path: Another page has the address "/contact" (content/pages/contact.json). Change or remove this one.',
  ]);
});

it.each(['message', 'name-hint', 'main', 'fonts'])(
  'reports the reserved anchor "%s"',
  async (anchor) => {
    content.replace('pages/about.json', '"anchor": "principles"', `"anchor": "${anchor}"`);
    expect(await content.problems()).toEqual([
      expect.stringMatching(
        `^error content/pages/about.json:\\d+:\\d+ sections\\[\\d\\].anchor: The site itself uses the name "${anchor}"`,
      ),
    ]);
  },
);

it('reports a service twice in one list, not in two lists', async () => {
  content.replace('pages/home.json', '"ethical-ai-audits"', '"ai-strategy-consulting"');
  content.replace('pages/services.json', '"ai-strategy-r', '"ethical-ai-audits", "ai-strategy-r');
  expect(await content.problems()).toEqual([
    'error content/pages/home.json:34:74 sections[1].services[2]: This list already shows "ai-strategy-consulting". Change or remove this one.',
  ]);
});

describe('a draft', () => {
  const hero = { type: 'hero', lede: 'Soon.', anchor: 'top' };
  const link = (href: string) => [{ label: 'News', href }];
  /** Writes a draft with a link in its hero. */
  const write = (path: string, heading: string, href: string) => {
    const { description, sections, ...page } = newsPage({ ...hero, actions: link(href) });
    const own = { path, title: heading, description: `${heading}. ${description}` };
    const [opening, ...rest] = sections;
    const written = { ...page, ...own, draft: true, sections: [{ ...opening, heading }, ...rest] };
    content.write(`pages${path}.json`, JSON.stringify(written));
  };
  const draft =
    'is a draft. Publish it ("draft": false in content/pages/news.json), or link to another.';

  beforeEach(() => {
    write('/news', 'What Is New', '/contact');
  });

  it('may exist and link to public pages', async () => {
    expect(await content.problems()).toEqual([]);
  });

  it.each(['/news', '/news#top'])(
    'may not be linked from a public page or the navigation (%s)',
    async (href) => {
      content.replace('pages/home.json', '"href": "/services"', `"href": "${href}"`);
      content.replace('navigation.json', '"href": "/services"', `"href": "${href}"`);
      expect(await content.problems()).toEqual([
        `error content/navigation.json:13:7 primary[2].href: The page "/news" ${draft}`,
        `error content/pages/home.json:21:11 sections[0].actions[0].href: The page "/news" ${draft}`,
      ]);
    },
  );

  it('may be linked from itself and from another draft', async () => {
    write('/events', 'Where to Meet', '/news#top');
    write('/news', 'What Is New', '#top');
    expect(await content.problems()).toEqual([]);
  });

  it('may be linked from anywhere once it is published', async () => {
    content.replace('pages/home.json', '"href": "/services"', '"href": "/news"');
    content.replace('pages/news.json', '"draft":true', '"draft":false');
    expect(await content.problems()).toEqual([]);
  });
});
