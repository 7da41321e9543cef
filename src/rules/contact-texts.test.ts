import { repairsOf } from 'content-check/repairs';
import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';
import { contentModel } from './content-model';

const content = fixtureInMemory();

reportsEdits(
  'reports contact details that do not fit their kind',
  content,
  `
  contact.json
  hello@ridgeline.example → hello at ridgeline
    6:7 details[0].text: This is not an email address (got "hello at ridgeline"). Use one such as "hello@ridgeline.example".
  hello@ridgeline.example → a@b@ridgeline.org
    6:7 details[0].text: This is not an email address (got "a@b@ridgeline.org"). Use one such as "hello@ridgeline.example".
  hello@ridgeline.example → mailto:hello@ridgeline.org
    6:7 details[0].text: This address can’t start with "mailto:" (got "mailto:hello@ridgeline.org"). Use "hello@ridgeline.org".
  hello@ridgeline.example → o'brien@ridgeline.org
    nothing
  (304) 555-0142 → 304-555-0188
    12:7 details[1].text: The site writes phone numbers in another way (got "304-555-0188"). Use "(304) 555-0188".
  (304) 555-0142 → 555-0188
    12:7 details[1].text: This is not a phone number (got "555-0188"). Use the form "(NXX) NXX-XXXX", with a digit from 2 to 9 for N and any for X, or "+" and the calling code of another country.
  (304) 555-0142 → +49 30 901820
    nothing
  "kind": "phone" → "kind": "sms"
    nothing
  "kind": "phone" → "kind": "place"
    nothing
  "kind": "place" → "kind": "fax"
    18:7 details[2].text: This is not a phone number (got "Elizabeth, WV"). Use the form "(NXX) NXX-XXXX", with a digit from 2 to 9 for N and any for X, or "+" and the calling code of another country.
  "kind": "place" → "kind": "link"
    15:5 details[2].href: The field “Goes to” is missing. Add "href": "/services".
  "kind": "place" → "kind": "link", "href": "/about"
    nothing
  "kind": "place" → "kind": "place", "href": "https://maps.org/elizabeth"
    nothing
  "kind": "phone" → "kind": "phone", "href": "/about"
    10:24 details[1].href: The text says already where this leads. Remove this, or choose another kind.
  "kind": "email" → "kind": "link", "href": "/about"
    2:3 details: There is no email address, which every page shows at its foot. Add a contact detail that is one.
  "kind": "email" → "kind": "emial"
    4:7 details[0].kind: "emial" is not one of the choices. Did you mean "email"?
  `,
);

/** Gives the site another way to write numbers, and the contact another number. */
function write(phones: object, number: string): void {
  const site = JSON.parse(content.read('site.json')) as object;
  content.write('site.json', JSON.stringify({ ...site, phones }));
  content.replace('contact.json', '(304) 555-0142', number);
}

it.each(['030 901820', '030/90 18 20', '(030) 901820', '+49 30 901820', '+1 (304) 555-0188'])(
  'accepts the number %s on a site without a form of numbers',
  (number) => {
    write({ callingCode: '49', trunkPrefix: '0' }, number);
    expect(content.problems()).toEqual([]);
  },
);

it.each(['0049 30 901820', 'on request'])(
  'says what a number consists of when %s is none',
  (number) => {
    write({ callingCode: '49', trunkPrefix: '0' }, number);
    expect(content.problems()).toEqual([
      `error content/contact.json:12:7 details[1].text: This is not a phone number (got "${number}"). Use digits with spaces or signs between them, with the calling code after "+" if it isn’t 49.`,
    ]);
  },
);

it('says nothing of numbers while nobody knows how they are written', () => {
  write({ callingCode: 'one' }, '304-555-0188');
  expect(content.problems().map((line) => line.split(' ', 3)[2])).toEqual(['phones.callingCode:']);
});

it('offers the number as the site writes it', () => {
  content.replace('contact.json', '(304) 555-0142', '304.555.0188');
  const [problem] = content.check().filter(({ severity }) => severity === 'error');
  expect(problem && repairsOf(problem, contentModel.repairs ?? {})).toEqual(['(304) 555-0188']);
});

it('asks for the form of numbers if one may begin like the trunk prefix', () => {
  write({ callingCode: '7', trunkPrefix: '8' }, '(812) 123-45-67');
  expect(content.problems()).toEqual([
    expect.stringContaining('phones.format: The field “Form of a number” is missing.'),
  ]);
});

it('accepts such a number in its form', () => {
  write({ callingCode: '7', trunkPrefix: '8', format: '(XXX) XXX-XX-XX' }, '(812) 123-45-67');
  expect(content.problems()).toEqual([]);
});
