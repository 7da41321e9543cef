import { valueAt } from 'content-check/schema-traversal';
import { applyEdits, modify } from 'jsonc-parser';
import { newsPage } from '../../tests/helpers/content/added-content';
import { deliveringPages } from '../../tests/helpers/content/delivery-content';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';
import { fixtureTexts } from '../../tests/helpers/content/fixture-content';
import { publicEntries } from '../model/public-entries';

const content = fixtureInMemory();

describe('links to drafts', () => {
  const hero = { type: 'hero', lede: 'Soon.', anchor: 'top' };
  const link = (href: string) => [{ label: 'News', href }];

  /** Writes a draft with a link in its hero. */
  function write(path: string, heading: string, href: string): void {
    const { description, sections, ...page } = newsPage({ ...hero, actions: link(href) });
    const own = { path, title: heading, description: `${heading}. ${description}` };
    const [opening, ...rest] = sections;
    const written = { ...page, ...own, draft: true, sections: [{ ...opening, heading }, ...rest] };
    content.write(`pages${path}.json`, JSON.stringify(written));
  }

  const advice = (draft: string) =>
    `This leads to a draft: visitors don’t see the link until that is public. Remove "draft" from ${draft} once it is ready.`;

  beforeEach(() => {
    write('/news', 'What Is New', '/contact');
  });

  it('says nothing of a draft that links to public pages', () => {
    expect(content.problems()).toEqual([]);
  });

  it.each(['/news', '/news#top'])('says who sees a link to a draft (%s)', (href) => {
    content.replace('pages/home.json', '"href": "/services"', `"href": "${href}"`);
    content.replace('navigation.json', '"href": "/services"', `"href": "${href}"`);
    const words = advice('pages/news.json');
    expect(content.problems()).toEqual([
      `warning content/navigation.json:13:7 primary[2].href: ${words}`,
      `warning content/pages/home.json:21:11 sections[0].actions[0].href: ${words}`,
    ]);
  });

  it('refuses a draft that thanks for messages', () => {
    const pages = deliveringPages(content.read('pages/contact.json'), 'https://example.org/f');
    for (const [file, text] of Object.entries(pages)) content.write(file, text);
    content.replace('pages/sent.json', '"noindex": true', '"noindex": true, "draft": true');
    expect(content.problems()).toEqual([
      expect.stringMatching(
        /^error content\/pages\/contact.json:\S+ sections\[3\].delivery.returnTo: This leads to a draft, and what it belongs to makes no sense to visitors without it. Remove "draft" from pages\/sent.json/,
      ),
    ]);
  });

  it('refuses a draft as all that a section leads to', () => {
    content.replace('pages/about.json', '"href": "/contact"', '"href": "/news"');
    expect(content.problems()).toEqual([
      expect.stringMatching(
        /^error content\/pages\/about.json:\S+ .*This leads to a draft, and what it/,
      ),
    ]);
  });

  it('says nothing of a part of a page with the name of a service that is a draft', () => {
    const roadmap = 'services/ai-strategy-roadmap.json';
    content.replace(
      roadmap,
      '"slug": "ai-strategy-roadmap"',
      '"slug": "principles", "draft": true',
    );
    content.replace('pages/services.json', '"ai-strategy-roadmap"', '"principles"');
    content.replace(
      'services/ai-strategy-consulting.json',
      '/services#ai-strategy-roadmap',
      '/about#principles',
    );
    expect(content.problems()).toEqual([]);
  });

  it('names a link in a text', () => {
    content.replace('pages/about.json', 'Fair means', '[Fair](/news) means');
    expect(content.problems()).toEqual([
      expect.stringMatching(/^warning content\/pages\/about.json:45:17 .*This leads to a draft/),
    ]);
  });

  it('says nothing of links from a draft', () => {
    write('/events', 'Where to Meet', '/news#top');
    write('/news', 'What Is New', '#top');
    expect(content.problems()).toEqual([]);
  });

  it('says nothing once it is public', () => {
    content.replace('pages/home.json', '"href": "/services"', '"href": "/news"');
    content.replace('pages/news.json', '"draft":true', '"draft":false');
    expect(content.problems()).toEqual([]);
  });

  it('names a link to the card of a service that is a draft', () => {
    const roadmap = 'services/ai-strategy-roadmap.json';
    content.replace(roadmap, '"alt": ""', '"alt": "", "draft": true');
    const [problem] = content.problems();
    expect(problem).toMatch(
      /^warning content\/services\/ai-strategy-consulting.json:\S+ leadsTo: /,
    );
    expect(problem).toContain(advice(roadmap));
  });
});

describe('without drafts', () => {
  type Entry = Readonly<Record<string, unknown>>;
  type Entries = Readonly<Record<string, Entry>>;

  const read = (file: string) => JSON.parse(content.read(file)) as Entry;
  const readAll = (): Entries =>
    Object.fromEntries(Object.keys(content.texts).map((file) => [file, read(file)]));
  const change = (file: string, fields: Entry) =>
    content.write(file, JSON.stringify({ ...read(file), ...fields }));
  const errors = () => content.check().filter(({ severity }) => severity === 'error');

  /**
   * A form that is sent, with a page after it, and all the ways in which content leads to these
   * addresses.
   */
  function leadTo(addresses: readonly string[]): void {
    const pages = deliveringPages(content.read('pages/contact.json'), 'https://example.org/f');
    for (const [file, text] of Object.entries(pages)) content.write(file, text);
    const links = addresses.map((href, index) => ({ label: `Link ${index}`, href }));
    const { quickLinks } = read('navigation.json') as { readonly quickLinks: Entry };
    change('navigation.json', { quickLinks: { ...quickLinks, links } });
    const paragraphs = links.map(({ label, href }) => `Read [*about* ${label}](${href}) and more.`);
    const text = { type: 'prose', heading: 'All', paragraphs };
    const { sections } = read('pages/home.json') as { readonly sections: readonly Entry[] };
    change('pages/home.json', { sections: [...sections, text] });
    const redirects = addresses.map((to, index) => ({ from: `/old-${index}`, to }));
    change('redirects.json', { redirects });
  }

  /** A value without what leads to some addresses or a part of them, as a reader would strike it out. */
  function strike(value: unknown, addresses: readonly string[]): unknown {
    const leads = (part: unknown) =>
      typeof part === 'string' &&
      addresses.some((address) => part === address || part.startsWith(`${address}#`));
    const goes = (part: unknown) =>
      leads(part) || (isObject(part) && !Array.isArray(part) && Object.values(part).some(leads));
    if (typeof value === 'string')
      return value.replace(/\[([^\]]*)\]\(([^)]*)\)/g, (link: string, words: string, href) =>
        leads(href) ? words : link,
      );
    if (Array.isArray(value))
      return value.filter((part) => !goes(part)).map((part) => strike(part, addresses));
    if (!isObject(value)) return value;
    const left = Object.entries(value).filter(([, part]) => !goes(part));
    return Object.fromEntries(left.map(([key, part]) => [key, strike(part, addresses)]));
  }

  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

  const drafts = [...Object.keys(fixtureTexts()), 'pages/sent.json'].filter(
    (file) => /^(?:pages|services)\//.test(file) && !/home|404/.test(file),
  );

  it.each(drafts)(
    'visitors get valid content if %s is a draft, without what leads there, and with all else',
    (draft) => {
      leadTo(['/about', '/contact', '/contact#write', '/contact/sent', '/services']);
      change(draft, { draft: true });
      const { path, slug } = read(draft) as Record<string, string>;
      const addresses = path ? [path] : [slug ?? '', `/services#${slug ?? ''}`];
      // what can't be without the draft is an error, which another address mends
      for (const { code, file, field } of errors()) {
        expect(code).toBe('draft-indispensable');
        const name = file.replace('content/', '');
        const place =
          field.match(/\w+/g)?.map((key) => (/^\d/.test(key) ? Number(key) : key)) ?? [];
        expect(addresses).toContain(valueAt(read(name), place));
        content.write(
          name,
          applyEdits(content.read(name), modify(content.read(name), place, '/', {})),
        );
      }
      expect(errors()).toEqual([]);
      const shown = publicEntries(readAll());
      content.remove(draft);
      const struck = Object.entries(readAll()).map(([file, entry]) => [
        file,
        strike(entry, addresses),
      ]);
      expect(shown).toEqual(Object.fromEntries(struck));
      for (const [file, entry] of Object.entries(shown)) content.write(file, JSON.stringify(entry));
      expect(errors()).toEqual([]);
    },
  );

  it('reports what only visitors would get wrong', () => {
    change('pages/about.json', { draft: true });
    const { details } = read('contact.json') as { readonly details: readonly Entry[] };
    const link = { kind: 'link', label: 'Us', text: 'Who we are', href: '/about', icon: 'compass' };
    change('contact.json', { details: [...details, link] });
    expect(content.problems().filter((problem) => problem.startsWith('error'))).toEqual([
      expect.stringMatching(
        /^error content\/contact.json:1:1 Without drafts, as visitors get it, this has an error: details\[3\]\.href: The field .* is missing/,
      ),
    ]);
  });
});
