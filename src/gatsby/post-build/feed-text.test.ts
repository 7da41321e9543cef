import { feedText } from './feed-text';

const html = (...lines: readonly string[]) => feedText(lines, 'https://stone.example', '/a');

it.each([
  ['words', ['Fair *and* **tested**'], '<p>Fair <em>and</em> <strong>tested</strong></p>'],
  ['a subheading', ['## Why'], '<h3>Why</h3>'],
  ['a list in a list', ['- one', '  - two'], '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['a list that goes on', ['3. one', '4. two'], '<ol start="3"><li>one</li><li>two</li></ol>'],
  ['a quotation', ['> Yes.'], '<blockquote><p>Yes.</p></blockquote>'],
  ['signs', ['a < b & "c"'], '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['a link to a page', ['[it](/b#c)'], '<p><a href="https://stone.example/b#c">it</a></p>'],
  ['a link to home', ['[it](/)'], '<p><a href="https://stone.example/">it</a></p>'],
  ['a link within the page', ['[it](#c)'], '<p><a href="https://stone.example/a#c">it</a></p>'],
  [
    'a foreign link',
    ['[it](https://b.org/?c&d)'],
    '<p><a href="https://b.org/?c&amp;d">it</a></p>',
  ],
])('writes %s as HTML', (_, lines, expected) => {
  expect(html(...lines)).toBe(expected);
});

it('writes every block on a line of its own', () => {
  expect(html('One.', 'Two.')).toBe('<p>One.</p>\n<p>Two.</p>');
});
