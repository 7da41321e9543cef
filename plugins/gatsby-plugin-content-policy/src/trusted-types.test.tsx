import { createTrustedTypesPolicy, rulesFor } from './trusted-types';

const rules = rulesFor(['https://stats.example']);

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
  ['createScriptURL', 'https://stats.example/count.js', true],
  ['createScriptURL', 'https://stats.example.org/count.js', false],
  ['createScriptURL', 'data:text/javascript,alert(1)', false],
  // webpack has a policy of its own for the site's scripts
  ['createScriptURL', '/app.js', false],
] as const)('%s allows %j: %p', (rule, text, allowed) => {
  expect(rules[rule](text)).toBe(allowed ? text : null);
});

it('allows no script to be added if the policy names no other origin', () => {
  expect(rulesFor([]).createScriptURL('https://stats.example/count.js')).toBeNull();
});

describe('the policy of somebody else', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  it('is kept', () => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { defaultPolicy: {}, createPolicy } });
    createTrustedTypesPolicy([]);
    expect(createPolicy).not.toHaveBeenCalled();
  });

  it('may forbid ours, as that of a header', () => {
    const createPolicy = () => {
      throw new TypeError('The name is not allowed.');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(() => createTrustedTypesPolicy([])).not.toThrow();
  });
});
