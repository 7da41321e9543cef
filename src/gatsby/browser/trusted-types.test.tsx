import { createTrustedTypesPolicy, rules } from './trusted-types';

it.each([
  ['createHTML', '<script></script>', true],
  ['createHTML', 'Message sent', true],
  ['createHTML', '', true],
  ['createHTML', '{"@graph":[{"name":"a"}]}', true],
  ['createHTML', '<img src=x onerror=alert(1)>', false],
  ['createHTML', '<script>alert(1)</script>', false],
  ['createHTML', '<script></script><script>alert(1)</script>', false],
  ['createHTML', 'hello <b>you</b>', false],
  ['createScript', '{"@graph":[]}', true],
  ['createScript', 'alert(1)', false],
] as const)('%s of %j is let through: %p', (rule, text, allowed) => {
  expect(rules[rule](text)).toBe(allowed ? text : null);
});

it('becomes the default policy of a browser with Trusted Types', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  createTrustedTypesPolicy();
  expect(createPolicy).toHaveBeenCalledWith('default', rules);
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('does nothing in a browser that does not', () => {
  expect(() => {
    createTrustedTypesPolicy();
  }).not.toThrow();
});
