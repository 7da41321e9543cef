import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';
import { deliveringPages } from '../../tests/helpers/content/delivery-content';

const content = fixtureInMemory();
const contact = 'pages/contact.json';

const about = (file: string) =>
  content
    .problems()
    .filter((line) => line.includes(file))
    .map((line) => line.replace(/^(\w+) \S+:\d+:\d+ /, '$1 '));

/** Switches delivery on and changes the form. */
function deliver(change: (form: Form, delivery: Delivery) => void) {
  const pages = deliveringPages(content.read(contact), 'https://forms.example.com/f/1');
  for (const [name, text] of Object.entries(pages)) content.write(name, text);
  const entry = JSON.parse(content.read(contact)) as { sections: readonly Form[] };
  for (const form of entry.sections) if (form.type === 'contact-form') change(form, form.delivery);
  content.write(contact, JSON.stringify(entry, null, 2));
}

type Delivery = Record<string, unknown>;
type Form = Record<string, unknown> & { delivery: Delivery };

it('reports a second form on a page', () => {
  const page = JSON.parse(content.read(contact)) as { sections: unknown[] };
  const second = { ...(page.sections.at(-1) as Form), anchor: undefined };
  content.write(contact, JSON.stringify({ ...page, sections: [...page.sections, second] }));
  const [problem, ...others] = about(contact);
  expect(problem).toMatch(/^error sections\[\d\]: A page can have only one contact form/);
  expect(others).toEqual([]);
});

it('accepts a form with delivery', () => {
  deliver(() => undefined);
  expect(content.problems()).toEqual([]);
});

it.each([
  ['http://forms.example.com/f', 'must start with "https://"'],
  ['https://me:secret@forms.example.com/f', 'can’t contain a name or password'],
  ['https://forms.example.com/f#top', 'can’t end with "#top"'],
  ['https://forms.example.com/a b', 'An address can’t contain spaces'],
  ['forms.example.com/f', 'Use "https://forms.example.com/f"'],
  ['/contact', 'Use the whole address'],
  ['javascript:alert(1)', 'Use the whole address: it starts with "https://"'],
  ['mailto:june@example.org', 'Use the whole address: it starts with "https://"'],
])('reports the form address %s', (action, words) => {
  deliver((_, delivery) => Object.assign(delivery, { action }));
  const [problem, ...others] = about(contact);
  expect(problem).toMatch(/^error sections\[3\]\.delivery\.action: /);
  expect(problem).toContain(words);
  expect(others).toEqual([]);
});

it.each([
  'https://forms.example.com',
  'https://forms.example.com/f/',
  'https://a.b:8443/f?k=1&l=2',
])('accepts the form address %s', (action) => {
  deliver((_, delivery) => Object.assign(delivery, { action }));
  expect(about(contact)).toEqual([]);
});

it('reports every missing text of a form with delivery at once', () => {
  deliver((form) => Object.assign(form, { delivery: {} }));
  const fields = about(contact)
    .map((line) => line.replace(/: .*/, ''))
    .sort();
  expect(fields).toEqual(
    ['action', 'returnTo', 'privacy', 'sending', 'sent', 'failed']
      .map((name) => `error sections[3].delivery.${name}`)
      .sort(),
  );
});

it('requires the texts of the demonstration without delivery', () => {
  deliver((form) => Reflect.deleteProperty(form, 'delivery'));
  expect(about(contact)).toEqual([
    'error sections[3].disclaimer: The field “Disclaimer” is missing. Add "disclaimer": "This form is a demonstration and sends nothing.".',
    'error sections[3].noScript: The field “Without JavaScript” is missing. Add "noScript": "This form needs JavaScript. Please write or call instead.".',
    'error sections[3].sent: The field “Message of the demonstration” is missing. Add "sent": { … }.',
  ]);
});

it('reports a misspelled name once', () => {
  content.replace(contact, '"disclaimer"', '"disclamer"');
  expect(about(contact)).toEqual([
    'error sections[3].disclamer: There is no field with this name here. Did you mean "disclaimer"?',
  ]);
});

it('warns of texts that are not shown', () => {
  deliver((form) => {
    const sent = { title: 'Nachricht gesendet (Simulation)', text: 'Vielen Dank.' };
    Object.assign(form, { disclaimer: 'A demonstration.', noScript: 'It needs scripts.', sent });
  });
  const unread = 'This is not shown while the form sends messages. Remove it.';
  expect(about(contact).sort()).toEqual([
    `warning sections[3].disclaimer: ${unread}`,
    `warning sections[3].noScript: ${unread}`,
    `warning sections[3].sent: ${unread}`,
  ]);
});

it.each([
  ['returnTo', '/contact/snt', 'There is no page "/contact/snt". Did you mean "/contact/sent"?'],
  ['returnTo', 'https://example.org', 'Use a page of this site'],
  ['returnField', 'email', 'do not use "name", '],
  ['honeypot', 'message', 'do not use "name", '],
])('reports %s %s', (field, value, words) => {
  deliver((_, delivery) => Object.assign(delivery, { [field]: value }));
  expect(about(contact).join('\n')).toContain(words);
});
