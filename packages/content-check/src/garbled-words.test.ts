import { garbledWords } from './garbled-words';

const betterOf = (text: string) => garbledWords(text).map(({ better }) => better);

/** A text as a program shows it that takes UTF-8 for Windows-1252. */
const garbled = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

it.each([
  ...[
    'Café',
    'CAFÉ',
    'naïve',
    'Rodríguez',
    'voilà',
    'À',
    'CÔTE',
    'KÖLN',
    'Österreich',
    'Straße',
    'Müller',
    'Łódź',
  ],
  ...['don’t', '“quoted”', '€', '©', 'Привет', 'Αθήνα', '😀', '10–20', 'ČESKÝ', 'İstanbul'],
])('knows what %s was', (text) => {
  expect(betterOf(garbled(text))).toEqual([text]);
});

it.each([
  ...['Café', 'CAFÃ', 'SÃO PAULO', 'a IRMÃ.', '“MANHÔ', 'IRMÃ…', 'IRMÃ—e', 'MANHÃ\u00A0DE'],
  ...[
    '« CAFÉ»',
    'CAFÉ»',
    '„Ä“',
    'das „Ü“',
    'Spaß“',
    'Â',
    'â',
    'ÄÖÜ',
    'Ð',
    'Þórr',
    'Ærø',
    '5 × 6',
    '±5 °C',
  ],
  ...['Привет', '日本語', '😀', 'façade', 'Ñandú', '§ 5', 'À la carte', 'Île-de-France'],
])('leaves %s as it is', (text) => {
  expect(garbledWords(text)).toEqual([]);
});

it('gives the place of each word', () => {
  expect(garbledWords('Our CafÃ© in FranÃ§ais.')).toEqual([
    { found: 'CafÃ©', better: 'Café', from: 4 },
    { found: 'FranÃ§ais.', better: 'Français.', from: 13 },
  ]);
});
