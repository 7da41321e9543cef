import { decodeUri, decodeUriComponent } from './decode-uri';

test.each(['/%', '/%zz', '/%E0%A4%A'])('returns malformed %s unchanged', (path) => {
  expect(decodeUri(path)).toBe(path);
  expect(decodeUriComponent(path)).toBe(path);
});

test('decodes valid encodings', () => {
  expect(decodeUri('/caf%C3%A9%2F')).toBe('/café%2F');
  expect(decodeUriComponent('/caf%C3%A9%2F')).toBe('/café/');
});
