import { telephone } from './contact';

it.each([
  ['(304) 555-0142', '+13045550142'],
  ['304.555.0142', '+13045550142'],
  ['+1 304 555 0142', '+13045550142'],
])('formats %s as E.164', (phone, number) => {
  expect(telephone(phone)).toBe(number);
});
