import { createHash } from 'node:crypto';
import { writePolicy } from './page-policy';

const loader = 'start()';

const inline = `window.pagePath="/";window.___webpackCompilationHash="d4025b4562abd461465d";${loader}`;
const fonts =
  '@media(scripting:none){@font-face{font-family:Besley;src:url(/static/besley.woff2);font-weight:600;font-display:swap}}';

/** A page before it has a policy: Gatsby's globals and the loader are one inline script. */
const pageWith = (body = '<h1>Hello</h1>') =>
  '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><title>Hello</title>' +
  `<style>${fonts}</style><style>h1{color:red}</style></head><body>` +
  `<div id="___gatsby" style="outline:none">${body}</div><script>${inline}</script></body></html>`;
const write = (html: string, scripts: readonly string[] = []) =>
  writePolicy(html, { scripts, inlineScripts: [loader], scriptsHint: 'Add it to origins.ts.' });
const page = (body?: string) => write(pageWith(body));

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

it.each([
  ['default-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['child-src', ["'none'"]],
  ['form-action', ["'none'"]],
  ['media-src', ["'none'"]],
  ['object-src', ["'none'"]],
  // each inline script and style by its hash, including the empty style that is filled later
  ['script-src', ["'self'", hash(inline)]],
  ['style-src', ["'self'", hash(fonts), hash('h1{color:red}'), hash('')]],
  ['style-src-attr', ["'unsafe-hashes'", hash('outline:none')]],
  // only two known policies turn strings into HTML or scripts
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['default', 'chunks']],
])('allows as %s only what the site uses: %j', (directive, sources) => {
  expect(policyOf(page()).get(directive)).toEqual(sources);
});

const form = (action: string) => `<form class="a" action="${action}" method="post"></form>`;

it('allows the origin that a form is sent to, and the redirect back', () => {
  const policy = policyOf(page(form('https://forms.example.com:8443/f?key=1')));
  expect(policy.get('form-action')).toEqual(['https://forms.example.com:8443', "'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.example.com:8443']);
});

it('allows no other origin if the site itself receives the form', () => {
  const policy = policyOf(page(form('/contact/sent')));
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.has('connect-src')).toBe(false);
});

it('allows no origin if no form is sent', () => {
  const policy = policyOf(page('<form method="dialog"></form>'));
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.has('connect-src')).toBe(false);
});

it.each([
  ['alert(1)', 'unknown inline script: alert(1)'],
  // starts like a known script
  ['window.___webpackCompilationHash="d4";alert(1)', 'unknown inline script'],
])('throws for a page with the script %s', (code, message) => {
  expect(() => page(`<script>${code}</script>`)).toThrow(message);
});

it('ignores structured data, which never runs', () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  expect(policyOf(page(data)).get('script-src')).toEqual(["'self'", hash(inline)]);
});

it('replaces the existing policy of a page', () => {
  expect(write(page())).toBe(page());
  const changed = write(page().replace('color:red', 'color:blue'));
  expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(policyOf(changed).get('style-src')).toContain(hash('h1{color:blue}'));
});

it('throws for a page that does not begin with its charset', () => {
  expect(() => write('<html></html>')).toThrow('charset');
});

it("removes the style attributes of Gatsby's own elements, and no others", () => {
  const wrapper = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
  const announcer = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive">';
  const html = page(`${wrapper}<i style="top:0"></i></div>${announcer}</div>`);
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0">');
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive">');
});

describe('a script of another origin', () => {
  const script = '<script async src="https://stats.example/count.js"></script>';

  it('is allowed by the option, and may send requests there', () => {
    const policy = policyOf(write(pageWith(script), ['https://stats.example']));
    expect(policy.get('script-src')).toEqual(["'self'", 'https://stats.example', hash(inline)]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://stats.example']);
  });

  it('fails the build without the option, with what to do', () => {
    expect(() => page(script)).toThrow(
      'The page loads a script from https://stats.example, which its policy would block. Add it to origins.ts.',
    );
  });
});
