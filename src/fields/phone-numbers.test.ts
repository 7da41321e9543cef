import { phoneNumbers, spelledPhone, telephone } from './phone-numbers';

const american = { callingCode: '1', trunkPrefix: '1', format: '(NXX) NXX-XXXX' };
const german = { callingCode: '49', trunkPrefix: '0' };
const british = { callingCode: '44', trunkPrefix: '0', format: '0XX XXXX XXXX' };
const danish = { callingCode: '45' };
const russian = { callingCode: '7', trunkPrefix: '8', format: '(XXX) XXX-XX-XX' };

it.each([
  ['(304) 555-0142', american, '+13045550142'],
  ['1-304-555-0142', american, '+13045550142'],
  ['+1 304 555 0142', american, '+13045550142'],
  ['+49 30 901820', american, '+4930901820'],
  ['030 901820', german, '+4930901820'],
  ['(0) 30 / 90 18 20', german, '+4930901820'],
  ['+49 (0)30 901820', german, '+4930901820'],
  ['+44 (0)20 7946 0958', american, '+442079460958'],
  ['32 10 00 10', danish, '+4532100010'],
  ['(812) 123-45-67', russian, '+78121234567'],
  ['8 (812) 123-45-67', russian, '+78121234567'],
])('dials %s of %j as %s', (number, phones, dialed) => {
  expect(telephone(number, phones)).toBe(dialed);
});

it.each([
  '304-555-0142',
  '304.555.0142',
  '304 555 0142',
  '3045550142',
  '(304)555-0142',
  '(304) 555-0142',
  '304/555-0142',
  '1-304-555-0142',
  '+1 304 555 0142',
  '+13045550142',
  '304\u2013555\u20110142',
  '304\u00A0555\u00A00142',
])('spells the number %s in the form of the site', (number) => {
  expect(spelledPhone(number, american)).toBe('(304) 555-0142');
});

it.each(['020 7946 0958', '+44 20 7946 0958', '(0)20 79460958'])(
  'spells the number %s with the trunk prefix, where that is in the form',
  (number) => {
    expect(spelledPhone(number, british)).toBe('020 7946 0958');
  },
);

it.each([
  ['+44 20 7946 0958', american],
  ['030 / 90 18 20', german],
  ['+49 30 901820', german],
])('leaves the number %s as it is, for which %j has no form', (number, phones) => {
  expect(spelledPhone(number, phones)).toBe(number);
});

it.each([
  ['555-0142', american],
  ['304-555-01423', american],
  ['104-555-0142', american],
  ['304 155 0142', american],
  ['(304) 555-LAMP', american],
  ['call us', german],
  ['0049 30 901820', german],
  ['030 90', german],
  ['030 901820 901820 901820', german],
  ['+49 30 901820, room 3', german],
  ['++49 30 901820', german],
])('takes %s for no number of %j', (number, phones) => {
  expect(spelledPhone(number, phones)).toBeUndefined();
});

it.each([
  [{ callingCode: '+1' }, false],
  [{ callingCode: '1', format: 'any' }, false],
  [{ callingCode: '1', format: '000' }, false],
  [british, true],
  [danish, true],
])('%j is how numbers are written: %s', (phones, isValid) => {
  expect(phoneNumbers.safeParse(phones).success).toBe(isValid);
});
