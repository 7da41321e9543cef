import { createHash } from 'node:crypto';
import { writtenPage } from '../../../tests/helpers/written-page';
import { headerPolicy, writePolicy } from './csp';
import { deferScripts } from './deferred-scripts';

const loader = 'start()';

/** A page whose scripts wait, as the policy finds it. */
const waitingPage = (body?: string) => deferScripts(writtenPage(body), loader);

/** The directives of the policy in a page. */
function policyOf(html: string): Map<string, string[]> {
  const text =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it('allows what the site uses, from this origin alone', () => {
  const policy = policyOf(writePolicy(waitingPage(), loader));
  expect(policy.get('default-src')).toEqual(["'self'"]);
  for (const unused of ['base-uri', 'child-src', 'form-action', 'media-src', 'object-src'])
    expect(policy.get(unused)).toEqual(["'none'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-(inline|eval)|https?:/);
});

it('allows each inline script by its hash', () => {
  const scripts = policyOf(writePolicy(waitingPage(), loader)).get('script-src');
  const inline = `window.pagePath="/";window.___webpackCompilationHash="d4025b4562abd461465d";${loader}`;
  expect(scripts).toEqual(["'self'", hash(inline)]);
});

it('allows each inline style by its hash, the empty one that is filled later among them', () => {
  const policy = policyOf(writePolicy(waitingPage(), loader));
  const fonts =
    '@media (scripting:none){@font-face{font-family:Besley;src:url(/static/besley.woff2);font-weight:600;font-display:swap}}';
  expect(policy.get('style-src')).toEqual(["'self'", hash(fonts), hash('h1{color:red}'), hash('')]);
  expect(policy.get('style-src-attr')).toEqual(["'unsafe-hashes'", hash('outline:none')]);
});

it('lets text become markup or script through two known policies alone', () => {
  const policy = policyOf(writePolicy(waitingPage(), loader));
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['default', 'chunks']);
});

it('refuses a page with a script it does not know', () => {
  const page = waitingPage('<script>alert(1)</script>');
  expect(() => writePolicy(page, loader)).toThrow('unknown inline script: alert(1)');
});

it('is not fooled by a script that begins like a known one', () => {
  const page = waitingPage('<script>window.___webpackCompilationHash="d4";alert(1)</script>');
  expect(() => writePolicy(page, loader)).toThrow('unknown inline script');
});

it('lets structured data be, which runs nothing', () => {
  const page = waitingPage('<script type="application/ld+json">{"@type":"Thing"}</script>');
  expect(policyOf(writePolicy(page, loader)).get('script-src')).not.toContain(
    hash('{"@type":"Thing"}'),
  );
});

it('stands first in the head, right after the charset', () => {
  expect(writePolicy(waitingPage(), loader)).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
  );
});

it('replaces the policy that a page already has', () => {
  const once = writePolicy(waitingPage(), loader);
  expect(writePolicy(once, loader)).toBe(once);
  const changed = writePolicy(once.replace('color:red', 'color:blue'), loader);
  expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(policyOf(changed).get('style-src')).toContain(hash('h1{color:blue}'));
});

it('refuses a page that does not begin with its charset', () => {
  expect(() => writePolicy('<html></html>', loader)).toThrow('charset');
});

it('leaves to the header what a page cannot say of itself', () => {
  expect(headerPolicy).toContain("frame-ancestors 'none'");
});
