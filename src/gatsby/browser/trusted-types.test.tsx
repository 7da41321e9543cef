import { rules } from './trusted-types';

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
] as const)('%s allows %j: %p', (rule, text, allowed) => {
  expect(rules[rule](text)).toBe(allowed ? text : null);
});
