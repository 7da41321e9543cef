import { phoneHref } from './phone-href';

it.each([
  ['(304) 555-0142', 'tel:+13045550142'],
  ['304.555.0142', 'tel:+13045550142'],
  ['+1 304 555 0142', 'tel:+13045550142'],
])('makes a dialable address of %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
