import type { Mark } from 'rich-text/blocks';
import type { FaultFinding } from 'rich-text/fault';
import { quoted } from './phrases';
import { defineMessages } from './messages';

/** The parameters of a fault. */
type Of<Code extends FaultFinding['code']> = Extract<FaultFinding, { code: Code }>['params'];

/** What marks are called in a sentence. */
export const markNames: Readonly<Record<Mark, string>> = {
  bold: 'bold words',
  emphasis: 'emphasis',
  link: 'links',
  heading: 'subheadings',
  list: 'lists',
  quotation: 'quotations',
};

/** How marks are written. */
const spellings: Readonly<Record<Mark, string>> = {
  bold: '**bold words**',
  emphasis: '*emphasis*',
  link: '[links](/about)',
  heading: '"## " or "### " before a subheading',
  list: '"- " or "1. " before an item of a list, after two spaces for an item inside another',
  quotation: '"> " before a quotation',
};

/** A sentence about the marks that a text may hold. */
export function marksInWords(marks: readonly Mark[]): string {
  return `It may hold ${marks.map((mark) => spellings[mark]).join('; ')}.`;
}

/** Messages about the marks in texts, for whoever writes them. A backslash is written twice in JSON. */
export const richTextMessages = defineMessages({
  'mark-unclosed': ({ mark, near }: Of<'mark-unclosed'>) =>
    `There is a "${mark}" without its partner, near ${quoted(near)}. Add the other one, or write "${mark.replaceAll('*', String.raw`\\*`)}" for the character itself.`,
  'mark-unknown': ({ found, better }: Of<'mark-unknown'>) =>
    `This mark is not known here (got ${quoted(found)}). ${better === '' ? 'Remove it.' : `Write ${quoted(better)}.`}`,
  'mark-forbidden': ({ mark, found }: Of<'mark-forbidden'>) =>
    `This text can’t hold ${markNames[mark]} (got ${quoted(found)}). Remove the mark.`,
  'block-empty': ({ found }: Of<'block-empty'>) =>
    `There are no words after ${quoted(found)}. Write some, or remove the line.`,
  'html-refused': ({ found }: Of<'html-refused'>) =>
    `Texts can’t contain HTML (got ${found}). Use **bold**, *emphasis* or [a link](/about), or write "${found.replace(/[<&]/, String.raw`\\$&`)}" for the characters themselves.`,
  'link-broken': ({ found }: Of<'link-broken'>) =>
    `This is no complete link (got ${quoted(found)}). Write [words](/about), without spaces between or inside the brackets of the address.`,
  'link-without-words': ({ href }: Of<'link-without-words'>) =>
    `The link to ${quoted(href)} has no words. Write some in its square brackets, or remove it.`,
  'link-without-target': ({ text }: Of<'link-without-target'>) =>
    `The link ${quoted(text)} leads nowhere. Write an address in its round brackets, or remove it.`,
  'link-vague': ({ text }: Of<'link-vague'>) =>
    `The words of this link don’t say where it leads (got ${quoted(text)}), which people hear who go from link to link. Use the name of what they find there.`,
  'heading-level': ({ found }: Of<'heading-level'>) =>
    `There is no subheading of this kind (got ${quoted(found)}). Write "## " before the words, or "### " below such a subheading.`,
  'heading-skipped': ({ text }: Of<'heading-skipped'>) =>
    `The small subheading ${quoted(text)} has none above it. Start it with "## ".`,
  'item-without-parent': ({ text }: Of<'item-without-parent'>) =>
    `The item ${quoted(text)} is inside of no other. Remove the spaces before it, or add an item above.`,
  'list-of-one': ({ text }: Of<'list-of-one'>) =>
    `This list has only one item (${quoted(text)}). Add another, or make it a paragraph.`,
  'item-shown-otherwise': ({ found, better }: Of<'item-shown-otherwise'>) =>
    `This item is shown as ${quoted(better)} (got ${quoted(found)}), since a list has one kind of items and counts on from its first. Write ${quoted(better)}, or a paragraph between two lists.`,
});
