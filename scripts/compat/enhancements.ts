/**
 * What is newer than the browsers that `browserslist` in package.json promises, by its path in MDN's
 * browser-compat-data, and what browsers without it get instead. Whatever else is newer fails lint
 * (scripts) or `tests/e2e/scripts/newer-than-promised.spec.ts` (styles, HTML), and so does an entry
 * that nothing needs any more. `tests/e2e/scripts/old-browsers.spec.ts` sees those alternatives that
 * are more than less beauty.
 */
export const enhancements: Readonly<Record<string, string>> = {
  // the contact form
  'css.selectors.user-invalid': 'Errors are in the bubbles of the browser.',
  'css.properties.grid-template-rows.subgrid':
    'Of two fields side by side, an error of one moves its label alone; lines of the footer’s columns are less even.',
  'css.properties.field-sizing': 'On paper a long message is as high as its field.',
  'css.properties.field-sizing.content': 'As field-sizing.',
  'css.properties.resize': 'The field of the message keeps its height, as on all phones of Apple.',
  'css.properties.resize.vertical': 'As resize.',
  'api.AbortSignal.timeout_static': 'After the same time; the error has another name.',

  // answers
  'css.selectors.details-content': 'A script opens answers for printing.',
  'css.properties.content-visibility':
    'As ::details-content; drawings out of view are styled, too.',
  'css.properties.content-visibility.visible': 'As ::details-content.',
  'css.properties.content-visibility.auto': 'Drawings out of view are styled, too.',

  // cards
  'api.Document.caretPositionFromPoint': 'Dragging over the words of a card drags its link.',

  // the header
  'css.at-rules.media.scripting': 'Without scripts text is in fonts of the system.',
  'css.properties.overscroll-behavior':
    'Scrolling on at the end of a menu without a scroll bar scrolls the page.',

  // motion
  'css.at-rules.starting-style': 'Notifications are there at once.',
  'css.properties.animation-timeline': 'The thread is there at once, and the day stands still.',
  'css.properties.animation-timeline.view': 'As animation-timeline.',
  'css.properties.animation-range': 'As animation-timeline.',

  // text
  'css.properties.text-wrap': 'Lines are as full as they can be.',
  'css.properties.text-wrap.balance': 'As text-wrap.',
  'css.properties.text-wrap.pretty': 'As text-wrap.',
  'css.properties.text-size-adjust': 'Desktops never enlarge text by themselves.',

  // paper and forced colors
  'css.properties.break-after.avoid': 'A page may break below a heading.',
  'css.properties.break-before.avoid': 'A page may break before the footer.',
  'css.properties.forced-color-adjust': 'Safari forces no colors.',
  'css.properties.forced-color-adjust.none': 'As forced-color-adjust.',

  // looks
  'css.properties.mask-image':
    'Stars, hills and the land of cards begin at a line, not in a mist; sections meet at a straight line.',
  'css.properties.corner-shape': 'Corners are round.',
  'css.properties.corner-shape.bevel': 'As corner-shape.',
  'css.properties.cursor.pointer': 'iPads have a pointer of their own.',

  // loading
  'html.elements.img.fetchpriority': 'The first picture is fetched when the layout is known.',
  'api.Navigator.connection': 'Scripts load unless the visitor’s first gesture comes before.',
  'api.Window.requestIdleCallback': 'Scripts start a second after the page has loaded.',

  // others
  'api.KeyboardEvent.isComposing':
    'In Safari, Escape that ends the composition of a letter also closes what it closes else.',
  'api.trustedTypes': 'The content security policy alone forbids foreign scripts.',
};
