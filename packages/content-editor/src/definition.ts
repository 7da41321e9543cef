import type { ContentModel } from 'content-check/content-model';
import type { Words } from 'content-check/words/words';
import { wordsFor } from './editor-words';

/**
 * Defines the editor of a project's content: the default export of `editor.config.ts`, which runs in Node and in the browser.
 * @returns the same, with the defaults of what the form needs
 */
export function defineEditor({
  title = 'Edit the content',
  groups: { folders = {}, files = 'Whole site' } = {},
  ...config
}: EditorConfig): Editor {
  const named = config.model.collections
    .filter(({ place, name }) => place.endsWith('/') && folders[name] === undefined)
    .map(({ name }) => [name, headingOf(name)] as const);
  return {
    ...config,
    words: wordsFor(config.model),
    title,
    groups: { folders: { ...folders, ...Object.fromEntries(named) }, files },
  };
}

/** The heading of a folder: "side-dishes" is called "Side dishes". */
const headingOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What a project says of its editor. All but the model can be left out. Paths are relative to the file that says it. */
export type EditorConfig = Pick<EditorDefinition, 'model'> &
  Partial<Omit<EditorDefinition, 'groups' | 'words'>> &
  ProjectFiles & {
    /** The headings of the list of files; a folder is called by the name of its collection, by default. */
    readonly groups?: Partial<EditorDefinition['groups']>;
  };

/** How the editor finds its way in a project: data and paths, since the browser gets them with the definition. */
type ProjectFiles = {
  /** The content folder; "content" by default. */
  readonly content?: string;
  /** The module that exports, as `choicePictures`, the pictures of `picturedChoices`. It runs in Node. */
  readonly choices?: string;
  /** The port of the local editor. By default one that is always the same for a folder: browsers keep unsaved work by address. */
  readonly port?: number;
  /** The module that exports, as `frameApp`, what shows the site’s pages beside the form. It runs in Node. */
  readonly frame?: string;
  /** How the form gets into a published site. */
  readonly hosted?: HostedConfig;
  /**
   * Whether a document may be public as it is. The page of a published form has the texts of those, so that it need not ask
   * the host for them; none by default.
   */
  readonly isTextPublic?: (document: unknown) => boolean;
};

/** The definition of an editor with all that has a default. */
export type Editor = EditorDefinition & ProjectFiles;

/** What the form is made of. It runs in the browser: in the page, and in the worker with the check. */
export type EditorDefinition = {
  /** The content's files, their schemas and their rules. */
  readonly model: ContentModel;
  /** The words for every code of the check and of the model's rules. */
  readonly words: Words;
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
  /** The name of the field that hides an entry from visitors while it is true, if entries have one. */
  readonly hiddenBy?: string;
  /**
   * Choices that are shown as pictures, by their kind: the `id` of the enum in the schema, or its format. So are the kinds of
   * a list's entries, by the `id` of their union and what tells them apart, such as "banner".
   */
  readonly picturedChoices?: Readonly<Record<string, PicturedChoice>>;
  /**
   * Styles of the project: fonts, and values of the custom properties that `form/ui/look.ts` declares, such as
   * `:root { --color-action: rebeccapurple }`.
   */
  readonly look?: string;
};

/** The pages of the site that the content is shown on. Their names are their addresses. */
export type Pages = {
  /** The collection's name; entries of others whose names are its (`names` of content-check) are pages, too. */
  readonly collection: string;
  /**
   * The address of the home page. It is opened and listed first, and shown beside a file that no page shows if no other page is shown yet;
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
  /**
   * Where the content says the address of the public site, if it does: a file below the content folder, and the field in it.
   * If the site has a file `build.json` (content-check), the form tells when visitors see a change.
   */
  readonly site?: { readonly file: string; readonly address: string };
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
};

/** How the pictures of a choice are shown. */
export type PicturedChoice = {
  /** A small black sign, which is inverted in the dark scheme; otherwise the pictures are 5 to 2. */
  readonly isSign?: boolean;
  /** The color behind pictures that are transparent. */
  readonly background?: string;
  /**
   * What people may search for besides the labels, and the choices that they mean: "train school": "book graduation-cap".
   * Of words only the beginning is needed.
   */
  readonly topics?: Readonly<Record<string, string>>;
};

/** A form on a published site. */
export type HostedConfig = {
  /** Where the content is at the Git host, by its owner and its name: "ridgeline/website". The project is its top folder. */
  readonly repository: string;
  readonly branch: string;
  /** The folder in the built site that gets the form and has nothing else: "public/edit". */
  readonly folder: string;
  /** The address of that folder on the site: "/edit/". */
  readonly address: string;
};
