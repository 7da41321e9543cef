import { hiddenCharacters } from './hidden-characters';

const kindsIn = (text: string) => hiddenCharacters(text).map(({ kind }) => kind);

it.each([
  ['a family', '👩‍👩‍👧‍👦'],
  ['an astronaut with a skin tone', '👩🏽‍🚀'],
  ['a heart on fire', '❤️‍🔥'],
  ['a pirate flag', '🏴‍☠️'],
  ['the flag of a country', '🇺🇸'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a key', '1️⃣ #️⃣'],
  ['a sign shown as text', '☎\uFE0E'],
  ['Persian', 'می‌خواهم'],
  ['a Persian abbreviation', 'ه‍.ق'],
  ['Hindi', 'क्‍ष क्‌ष'],
  ['Sinhala', 'ශ්‍රී'],
  ['Khmer', 'ខ្ញុំ\u200Bចង់'],
  ['Thai', 'ภาษา\u200Bไทย'],
  ['Mongolian', 'ᠬᠠ\u180E ᠮᠣ\u180B'],
  ['Hebrew with a mark of direction', 'שלום (C++\u200E)'],
  ['Arabic with a mark of direction', 'قال\u061C 5%'],
  ['a variant of a Japanese name', '葛\u{E0100}城'],
  ['old Hangul', '\u1100\u1160\u11A8'],
  ['Braille', '⠓⠊\u2800⠥'],
  ['accents, quotes and dashes', 'Café “Söhne” – naïve'],
  ['a narrow no-break space', '20\u202F%'],
])('finds nothing in %s', (_, text) => {
  expect(kindsIn(text)).toEqual([]);
});

it.each([
  ['a zero-width joiner between Latin letters', 'a\u200Db', ['invisible']],
  ['a joiner after an emoji', '👩\u200D!', ['invisible']],
  ['a variation selector without a base', 'a\uFE0F', ['invisible']],
  ['tags outside a flag', 'Hi\u{E0048}\u{E0069}', ['invisible', 'invisible']],
  ['a flag without an end', '🏴\u{E0067}', ['invisible']],
  ['an invisible operator', '2\u2062x', ['invisible']],
  ['a mark of direction in English', 'a\u200Fb', ['invisible']],
  ['a filler between words', 'a\u3164b', ['invisible']],
  ['a blank Braille pattern in English', 'a\u2800b', ['invisible']],
  ['the place of an object', 'a\uFFFCb', ['invisible']],
  ['Word’s bullet', '\uF0B7 one', ['private']],
  ['private use beyond the first plane', '\u{F0000}\u{10FFFD}', ['private', 'private']],
  ['a lost character', 'caf\uFFFD', ['lost']],
  ['noncharacters', '\uFFFE\u{1FFFF}', ['unassigned', 'unassigned']],
  ['a number that no character has', '\u0378', ['unassigned']],
  ['half an emoji', '\uD83D!', ['half']],
  ['an override', '\u202Eabc', ['direction']],
  ['a tab', 'a\tb', ['control']],
])('finds %s', (_, text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

it('says where they are', () => {
  expect(hiddenCharacters('👩‍🚀 a\u200Bb')).toEqual([
    { kind: 'invisible', character: '\u200B', index: 7 },
  ]);
});

it('leaves line breaks to the schema', () => {
  expect(kindsIn('a\nb\vc\fd\u0085e\u2028f')).toEqual([]);
});
