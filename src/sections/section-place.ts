/** What the component of every section gets besides its content. */
export type Placed = { readonly place?: SectionPlace };

/** Where a section is. */
export type SectionPlace = {
  /** The path of its page in the content, "/" for the home page. */
  readonly path?: string;
  /** The address of its page, a new object whenever a link is followed, also one within the page. */
  readonly location?: { readonly search: string };
  /** Whether it is the hero or the section below it, of which a phone shows a part at once. */
  readonly aboveTheFold?: boolean;
};
