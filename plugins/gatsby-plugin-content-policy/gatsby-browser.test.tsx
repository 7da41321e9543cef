import { onClientEntry } from './gatsby-browser';
import { writePolicy } from './src/page-policy';

type Rules = { readonly createScriptURL: (address: string) => string | null };

const address = 'https://stats.example/count.js';

/** Whether a page's policy, and Trusted Types in the browser, allow a script with these options. */
function allowing(scripts: readonly string[]) {
  const createPolicy = jest.fn<undefined, [name: string, rules: Rules]>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  onClientEntry(undefined, { scripts });
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  const html = writePolicy('<head><meta charset="utf-8">', {
    scripts,
    inlineScripts: [],
    scriptsHint: '',
  });
  const directive = (name: string) => new RegExp(`${name} ([^;"]*)`).exec(html)?.[1]?.split(' ');
  return {
    scripts: directive('script-src')?.includes('https://stats.example') ?? false,
    requests: directive('connect-src')?.includes('https://stats.example') ?? false,
    trustedTypes: rules?.createScriptURL(address) === address,
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('allows the scripts of another origin by one option, in the policy and in Trusted Types', () => {
  const all = { scripts: true, requests: true, trustedTypes: true };
  expect(allowing(['https://stats.example'])).toEqual(all);
});

it('allows no other origin without the option', () => {
  expect(allowing([])).toEqual({ scripts: false, requests: false, trustedTypes: false });
});
