import { advice, quoted } from 'content-check/words/phrases';
import type { Suggestion } from 'content-check/suggestion';
import { defineWords } from 'content-check/words/words';
import { contactTextWords } from './contact-texts';

type Path = { readonly path: string };

/** Words of the site's rules. */
export const ruleWords = defineWords({
  ...contactTextWords,

  'page-missing': ({ path }: Path) => `No page has the address ${quoted(path)}. Put it back.`,
  'draft-needed': ({ path }: Path) =>
    `The site needs the page ${quoted(path)}, so it can’t be a draft. Publish it.`,
  'service-unlisted': ({ slug }: { readonly slug: string }) =>
    `No page shows this service. Add ${quoted(slug)} to the services of a page, or delete the file.`,
  'service-twice': ({ slug }: { readonly slug: string }) =>
    `This page shows the service ${quoted(slug)} above. Remove one of the two cards.`,
  'service-is-anchor': ({ slug }: { readonly slug: string }) =>
    `A section of this page has the anchor ${quoted(slug)}, which is the name of this card, too. Give the section another anchor.`,

  'page-unknown': ({ path, suggestion }: Path & { readonly suggestion: Suggestion }) =>
    `There is no page ${quoted(path)}. ${advice(suggestion)}`,
  'page-with-slash': ({ got, path }: Path & { readonly got: string }) =>
    `The address of a page doesn’t end in "/" (got ${quoted(got)}). Write ${quoted(path)}.`,
  'page-moved': ({ to }: { readonly to: string }) =>
    `This page has moved. Did you mean ${quoted(to)}?`,
  'page-is-draft': ({ path, file }: Path & { readonly file: string }) =>
    `The page ${quoted(path)} is a draft. Publish it ("draft": false in ${file}), or link to another.`,
  'site-address-page': ({ path, better }: Path & { readonly better: string }) =>
    `This is the address of the page ${quoted(path)}, not of the site. Use ${quoted(better)}, unless the whole site is in a folder of this name.`,
  'page-at-editor': ({ path }: Path) =>
    `The editor on the published site has the address ${quoted(path)}. Choose another one.`,
  'anchor-unknown': (params: Path & { readonly anchor: string; readonly suggestion: Suggestion }) =>
    `Nothing on the page ${quoted(params.path)} has the anchor ${quoted(params.anchor)}. ${advice(params.suggestion)}`,
  'anchor-without-page': () => 'This link is on every page. Add the page before the "#".',
  'anchor-reserved': ({ anchor }: { readonly anchor: string }) =>
    `The site itself uses the name ${quoted(anchor)}. Choose another, such as ${quoted(`our-${anchor}`)}.`,

  'redirect-from-page': ({ path }: Path) =>
    `There is a page at ${quoted(path)}. Remove this redirect, or give the page another address.`,
  'redirect-with-slash': ({ got, path }: Path & { readonly got: string }) =>
    `A redirect holds with "/" at the end, too (got ${quoted(got)}). Write ${quoted(path)}.`,
  'redirect-circle': ({ way }: { readonly way: readonly string[] }) =>
    `This leads around in a circle: ${way.join(' → ')}. Choose a page that exists.`,

  'address-lost': ({ path, to = '/' }: Path & { readonly to?: string }) =>
    `The last commit has a page at ${quoted(path)}, where nothing is now. Add { "from": ${quoted(path)}, "to": ${quoted(to)} } to redirects.json.`,

  'form-twice': () => 'A page can have only one contact form. Remove this one.',
  'form-unshown': () => 'This is not shown while the form sends messages. Remove it.',
  'form-untrue': ({ found }: { readonly found: string }) =>
    `The form sends messages, but this says otherwise (${quoted(found)}). Correct it.`,
  'picture-behind-scene': () => 'The scene hides this picture. Remove one of the two.',
  'thread-without-quilt': () =>
    'This thread joins the windows of the quilt. Over another picture it shows windows that are not there. Remove it.',
  'picture-small': ({ width, least }: { readonly width: number; readonly least: number }) =>
    `The picture is too small for its place (${width} pixels wide). Use one at least ${least} wide.`,

  'header-wide': ({ letters, most }: { readonly letters: number; readonly most: number }) =>
    `These links and the button beside them have ${letters} letters; on a tablet there is room for ${most}. Shorten them, or move links to the footer.`,
  'search-length': ({ length, least, most }: SearchLength) =>
    `This is ${length < least ? 'short' : 'long'} for search results (${length} characters). ${least} to ${most} are best.`,
  'letter-undrawn': ({ letter }: { readonly letter: string }) =>
    `Preview pictures of shared links can’t show ${quoted(letter)}, which their font lacks. Use Western European letters, or leave it.`,
});

type SearchLength = { readonly length: number; readonly least: number; readonly most: number };
