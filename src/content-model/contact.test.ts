import { telephone } from './contact';

it.each([
  ['(304) 555-0142', '+13045550142'],
  ['304.555.0142', '+13045550142'],
  ['+1 304 555 0142', '+13045550142'],
])('writes %s so that it can be dialed', (phone, number) => {
  expect(telephone(phone)).toBe(number);
});
