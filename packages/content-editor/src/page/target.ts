/** A field of the content that the page may show. */
export type Target = {
  /** Names the field; those of one entry begin alike. */
  readonly id: string;
  /** What the page makes of it: words, a picture, a sign or a scene that has a name, or a link to an address. */
  readonly kind: 'words' | 'picture' | 'sign' | 'address';
  /** The words, without marks; the picture's file without its ending; the name; the address. */
  readonly value: string;
  /** The index of the section that shows it; undefined for one that is shown on every page. */
  readonly section?: number | undefined;
};
