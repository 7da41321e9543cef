/**
 * Characters that show nothing by themselves, as the inside of a regular expression's class. Unicode's properties
 * cover spaces, controls, fillers, joiners, selectors and marks without a letter; the rest are blank pictures: the
 * blank Braille pattern, the object replacement character, a musical null note and two Egyptian blanks.
 */
const nothing = String.raw`\p{White_Space}\p{Pattern_White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}`;

/** What separates lines: also in Word, Excel and old terminals (Unicode Standard, section 5.8). */
const breaks = String.raw`\n\v\f\r\x1C-\x1E\x85\u2028\u2029`;

/** What has no place at either end of a text: spaces of all kinds, and a byte order mark. */
const padding = String.raw`\p{White_Space}\uFEFF`;

const visible = new RegExp(`[^${nothing}]`, 'u');

/** Whether a text shows nothing, so that it is as good as empty. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** A text on one line that shows something, without a space at either end. */
export const visibleLine = new RegExp(
  `^(?=[${nothing}]*[^${nothing}])[^${padding}${breaks}]([^${breaks}]*[^${padding}${breaks}])?$`,
  'u',
);

/** What is said about one that is missing. An editor takes care of lines and spaces itself. */
export const onOneLine = 'Write something on one line, with no space before or after it.';

/** A text as `visibleLine` describes it, or an empty one. */
export const visibleLineOrEmpty = new RegExp(`^$|${visibleLine.source}`, 'u');

/** A character that separates lines. */
export const lineBreak = new RegExp(`[${breaks}]`, 'u');

const lineEnd = new RegExp(`\\r\\n|[${breaks}]`, 'u');

/** The lines of a text. */
export function linesOf(text: string): readonly string[] {
  return text.split(lineEnd);
}

// the lookbehind keeps the time proportional to the length of the text
const ends = new RegExp(`^[${padding}]+|(?<![${padding}])[${padding}]+$`, 'gu');

/** A text without spaces at its ends, also those that `String.trim` does not know, such as U+0085. */
export function trimmed(text: string): string {
  return text.replaceAll(ends, '');
}
