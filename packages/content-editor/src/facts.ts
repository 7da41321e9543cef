import { iconTopics } from '../../../src/fields/icons';
import { notFoundPage, servedPath } from '../../../src/model/paths';
import { fixed } from '../../../src/theme/tokens';

/* What the form knows of the site besides its model. It runs in the browser, too. */

/** The heading of the form. */
export const editorTitle = 'Edit the website';

/** The field that hides an entry from visitors while it is true; users read “draft”. */
export const draftField = 'draft';

/** The pages of the site. Their names are their addresses. */
export const pages = {
  /** The collection's name. Other collections may have pages, too (`names` of content-check). */
  collection: 'pages',
  /** The address of the home page, which is opened and listed first. Links to it follow no rename. */
  home: '/',
  /** The addresses of pages to which no link should lead. */
  unlinked: [notFoundPage],
  /** The path under which a page is served. */
  servedPath,
};

/** The file with the menus, which give pages their order and their names in the form. */
export const menus = {
  file: 'navigation.json',
  /** The lists, as paths of fields; the first link to a page names it. */
  lists: ['primary', 'quickLinks.links'],
};

/** The list of old addresses, and what they lead to. */
export const redirects = { file: 'redirects.json', list: 'redirects' };

/** Where the content says the address of the public site. */
export const publicAddress = { file: 'site.json', field: 'url' };

/** How the pictures of a choice are shown. */
export type ChoiceLook = {
  /** A small black sign, which is inverted in the dark scheme; otherwise the pictures are 5 to 2. */
  readonly isSign?: boolean;
  /** The color behind pictures that are transparent. */
  readonly background?: string;
  /**
   * What people may search for besides the labels, and the choices that they mean: "train school": "book
   * graduation-cap". Of words only the beginning is needed.
   */
  readonly topics?: Readonly<Record<string, string>>;
};

const pictured = {
  icon: { isSign: true, topics: iconTopics },
  drawing: { background: fixed.mark.sky },
  Scene: {},
  PageSection: {},
} satisfies Readonly<Record<string, ChoiceLook>>;

/** A kind of choice that is shown as pictures; `site/choice-pictures.ts` has those of each. */
export type PicturedKind = keyof typeof pictured;

/**
 * Choices that are shown as pictures, by their kind: the `id` of the enum in the schema, or its format. So
 * are the kinds of a list's entries, by the `id` of their union.
 */
export const picturedChoices: Readonly<Partial<Record<string, ChoiceLook>>> = pictured;
