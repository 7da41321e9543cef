import { valueAt } from 'content-check/schema-traversal';
import { applyEdits, modify } from 'jsonc-parser';
import { deliveringPages } from '../../tests/helpers/content/delivery-content';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';
import { fixtureTexts } from '../../tests/helpers/content/fixture-content';
import { publicEntries } from '../model/public-entries';

const content = fixtureInMemory();

type Entry = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, Entry>>;

const read = (file: string) => JSON.parse(content.read(file)) as Entry;
const readAll = (): Entries =>
  Object.fromEntries(Object.keys(content.texts).map((file) => [file, read(file)]));
const change = (file: string, fields: Entry) =>
  content.write(file, JSON.stringify({ ...read(file), ...fields }));
const errors = () => content.check().filter(({ severity }) => severity === 'error');

/** A form that is sent, with a page after it, and all the ways in which content leads to these addresses. */
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
      const place = field.match(/\w+/g)?.map((key) => (/^\d/.test(key) ? Number(key) : key)) ?? [];
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
