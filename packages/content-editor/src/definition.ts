import type { ContentModel } from 'content-check/content-model';

/**
 * What a project says of its editor, in a module of its own that runs in the browser: in the page, and in the
 * worker with the check.
 */
export type EditorDefinition = {
  /** The content's files, their schemas and their rules. */
  readonly model: ContentModel;
  /** The heading of the editor, such as "Edit the website". */
  readonly title: string;
  /** The headings of the list of files. */
  readonly groups: {
    /** Of each collection that is a folder, by its name and in the order of the list: `{ recipes: 'Recipes' }`. */
    readonly folders: Readonly<Record<string, string>>;
    /** Of the collections that are one file. */
    readonly files: string;
  };
  /** The collection whose entries are pages of a site, if one is. */
  readonly pages?: Pages;
  /** Choices that are shown as pictures, by their kind: the `id` of the enum in the schema, or its format. */
  readonly picturedChoices?: Readonly<Record<string, PicturedChoice>>;
  /**
   * Styles of the project: fonts, and values of the custom properties that `form/look.ts` declares, such as
   * `:root { --color-action: rebeccapurple }`.
   */
  readonly look?: string;
};

/** The pages of the site that the content is shown on. Their names are their addresses. */
export type Pages = {
  /** The collection's name; entries of others whose names are its (`names` of content-check) are pages, too. */
  readonly collection: string;
  /**
   * The address of the home page. It is opened and listed first, and shown beside files that no page shows;
   * links to it stay as they are when another page takes its place.
   */
  readonly home: string;
  /** The addresses of pages to which no link should lead, such as the one that tells that a page is missing. */
  readonly unlinked?: readonly string[];
  /** The path under which a page is served, if that is not its address. */
  readonly servedPath?: (address: string) => string;
  /** Where the content says what it calls its pages, if it does. */
  readonly menus?: Menus;
  /** Where the content says what old addresses lead to, if it does. */
  readonly redirects?: Redirects;
};

/** Lists of links in one file. Pages are called and ordered as in them; a page in none is called by its title. */
export type Menus = {
  /** The file's place below the content folder: "navigation.json". */
  readonly file: string;
  /** The lists, as paths of fields; the first link to a page names it. */
  readonly lists: readonly string[];
  /** The names of the fields of each link: its words, and the address of the page. */
  readonly label: string;
  readonly to: string;
};

/** A list of old addresses in one file. */
export type Redirects = {
  /** The file's place below the content folder: "redirects.json". */
  readonly file: string;
  /** The name of its list. */
  readonly list: string;
  /** The names of the fields of each entry: the old address, and the page to which it leads. */
  readonly from: string;
  readonly to: string;
  /** Whether others can know the address of a page; always, by default. */
  readonly isPublic?: (page: Readonly<Record<string, unknown>>) => boolean;
};

/** How the pictures of a choice are shown. */
export type PicturedChoice = {
  /** A small black sign, which is inverted in the dark scheme; otherwise the pictures are 5 to 2. */
  readonly isSign?: boolean;
  /** The color behind pictures that are transparent. */
  readonly background?: string;
};

/**
 * Defines the editor of a project's content. The module exports it as `editor`, and the server is started with
 * the path of that module.
 */
export function defineEditor(definition: EditorDefinition): EditorDefinition {
  return definition;
}
