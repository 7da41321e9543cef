import { newerMarkup } from './newer-markup';
import { newerStyles } from './newer-styles';

/* Of what no version of one of the promised browsers is likely to get, or all have had for years. */

it.each([
  ['@font-feature-values A { @styleset { nice: 1 } }', []],
  ['a:has(b) { color: red; inset: 0 }', []],
  ['@media (hover: hover) and (40rem<=width<60rem) { a { width: 2cqw } }', []],
  ['details::details-content { color: red }', ['css.selectors.details-content']],
  ['a:is(:user-invalid) { color: red }', ['css.selectors.user-invalid']],
  ['@supports selector(:user-invalid) { a { color: red } }', ['css.selectors.user-invalid']],
  ['@media (inverted-colors) { a { color: red } }', ['css.at-rules.media.inverted-colors']],
  ['@starting-style { a { color: red } }', ['css.at-rules.starting-style']],
  [
    'a { corner-shape: bevel }',
    ['css.properties.corner-shape', 'css.properties.corner-shape.bevel'],
  ],
  ['a { display: grid-lanes }', ['css.properties.display.grid-lanes']],
  ['a { color: light-dark(red, blue) }', ['css.types.color.light-dark']],
  ['a { --color: light-dark(red, blue) }', ['css.types.color.light-dark']],
])('finds what is newer in %s', (css, newer) => {
  expect(newerStyles(css)).toEqual(newer);
});

it('counts a prefix where a browser needs it', () => {
  // Safari has no other name for it
  expect(newerStyles('a { user-select: none }')).toContain('css.properties.user-select');
  expect(newerStyles('a { user-select: none; -webkit-user-select: none }')).toEqual([]);
});

it.each([
  ['<button type="button" popovertarget="menu" data-x>', []],
  ['<button commandfor="menu">', ['html.elements.button.commandfor']],
  ['<p>command</p><div writingsuggestions="false">', ['html.global_attributes.writingsuggestions']],
])('finds what is newer in %s', (html, newer) => {
  expect(newerMarkup(html)).toEqual(newer);
});
