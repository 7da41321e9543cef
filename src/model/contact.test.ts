import { firstOf, targetOf } from './contact';

const american = { callingCode: '1', trunkPrefix: '1', format: '(NXX) NXX-XXXX' };
const german = { callingCode: '49', trunkPrefix: '0' };

it.each([
  ['email', "o'brien@example.org", american, "mailto:o'brien@example.org"],
  ['phone', '(304) 555-0142', american, 'tel:+13045550142'],
  ['phone', '030 901820', german, 'tel:+4930901820'],
  ['sms', '0151 23456789', german, 'sms:+4915123456789'],
  ['fax', '(304) 555-0143', american, 'tel:+13045550143'],
  ['place', 'Elizabeth, WV', american, null],
  ['link', '030 901820', german, null],
] as const)('the %s %s leads to what it says', (kind, text, phones, target) => {
  expect(targetOf({ kind, text }, phones)).toBe(target);
});

it.each(['link', 'place'] as const)('a %s leads where it is told to', (kind) => {
  const href = 'https://maps.example.org/elizabeth';
  expect(targetOf({ kind, text: 'Elizabeth, WV', href }, american)).toBe(href);
});

it('finds the first of a kind', () => {
  const details = [
    { kind: 'email', text: 'a@example.org' },
    { kind: 'phone', text: '(304) 555-0142' },
    { kind: 'phone', text: '(304) 555-0199' },
  ] as const;
  expect(firstOf(details, 'phone')).toBe(details[1]);
  expect(firstOf(details, 'sms')).toBeUndefined();
});
