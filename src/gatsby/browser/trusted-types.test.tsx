import { allowHarmlessMarkup, rules } from './trusted-types';

it.each(['<script></script>', 'Message sent', '', '{"@graph":[{"name":"a"}]}'])(
  'lets %j become markup',
  (text) => {
    expect(rules.createHTML(text)).toBe(text);
  },
);

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><script>alert(1)</script>',
  'hello <b>you</b>',
])('lets %j become no markup', (text) => {
  expect(rules.createHTML(text)).toBeNull();
});

it('lets data become the text of a script, and no code', () => {
  expect(rules.createScript('{"@graph":[]}')).toBe('{"@graph":[]}');
  expect(rules.createScript('alert(1)')).toBeNull();
});

it('becomes the default of a browser that knows of such rules', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  allowHarmlessMarkup();
  expect(createPolicy).toHaveBeenCalledWith('default', rules);
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('does nothing in a browser that does not', () => {
  expect(() => {
    allowHarmlessMarkup();
  }).not.toThrow();
});
