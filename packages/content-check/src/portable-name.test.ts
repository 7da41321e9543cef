import { freeName, nameFault, nameKey } from './portable-name';

it.each([
  ['aux.json', 'our-aux.json'],
  ['CON', 'our-CON'],
  ['nul.tar.gz', 'our-nul.tar.gz'],
  ['Prn .json', 'our-Prn .json'],
  ['com0.webp', 'our-com0.webp'],
  ['COM¹.json', 'our-COM¹.json'],
  ['lpt9', 'our-lpt9'],
  ['LPT³', 'our-LPT³'],
  ['conin$', 'our-conin$'],
  ['CONOUT$.json', 'our-CONOUT$.json'],
])('knows that %s is the name of a device', (name, better) => {
  expect(nameFault(name)).toEqual({ fault: 'reserved', better });
});

it.each(['console.json', 'auxiliary.json', 'com.json', 'com10.json', 'lpt.webp', 'my-con.json'])(
  'allows %s',
  (name) => {
    expect(nameFault(name)).toBeUndefined();
    expect(freeName(name)).toBe(name);
  },
);

it.each([
  ['news.', 'news'],
  ['old .', 'old'],
  ['office.webp ', 'office.webp'],
])('knows that “%s” has an ending that Windows drops', (name, better) => {
  expect(nameFault(name)).toEqual({ fault: 'ending', better });
});

it.each(['what?.json', 'a:b.webp', 'a|b', 'a*b', '<b>', '"a"', 'a\\b', 'a\nb'])(
  'knows that %j has a character that Windows forbids',
  (name) => {
    expect(nameFault(name)?.fault).toBe('character');
    expect(nameFault(nameFault(name)?.better ?? name)).toBeUndefined();
  },
);

it('gives names that differ in case or accents alone the same key', () => {
  expect(nameKey('Caf\u00E9.WEBP')).toBe(nameKey('cafe\u0301.webp'));
  expect(nameKey('office.webp')).not.toBe(nameKey('offices.webp'));
});
